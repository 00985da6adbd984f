/** How wide a post's picture is shown; the preload must say the same. */
export const POST_PICTURE_SIZES = '(min-width: 848px) 800px, 100vw';
