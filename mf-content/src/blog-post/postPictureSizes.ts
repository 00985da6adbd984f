/** How wide a post's picture is shown; the preload must say the same. */
export const POST_PICTURE_SIZES = '(min-width: 960px) 912px, 100vw';
