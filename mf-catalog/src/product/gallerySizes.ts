/** The `sizes` of the large picture: half the column, or on phones all of it. */
export const GALLERY_SIZES = '(min-width: 1328px) 620px, (min-width: 720px) 48vw, 100vw';
