/** The `sizes` of a slide's picture, which is as wide as the page's column. */
export const SLIDE_SIZES = '(min-width: 1328px) 1280px, 100vw';
