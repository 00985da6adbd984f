/** The `sizes` of a shop's banner, which is as wide as the page's column. */
export const BANNER_SIZES = '(min-width: 1328px) 1280px, 100vw';
