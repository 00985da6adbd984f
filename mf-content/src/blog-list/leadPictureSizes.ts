/** How wide the picture of the list's first post is shown; the preload must say the same. */
export const LEAD_PICTURE_SIZES = '(min-width: 1328px) 740px, (min-width: 881px) 56vw, 100vw';
