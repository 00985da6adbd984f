/** The `sizes` of the large picture: half the column on wide screens, the screen on phones. */
export const GALLERY_SIZES = '(min-width: 1328px) 620px, (min-width: 881px) 48vw, 100vw';
