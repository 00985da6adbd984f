// Attribute `sizes` of pictures. Loaders name that of a page's first picture for its preload, which
// the browser uses only where both agree.

/** Widths of the picture of the list's first post. */
export const LEAD_PICTURE_SIZES = '(min-width: 1328px) 740px, (min-width: 881px) 56vw, 100vw';

/** Widths of the picture of a post. */
export const POST_PICTURE_SIZES = '(min-width: 848px) 800px, 100vw';

/** Widths of the picture of a card: small beside its text on a phone, else as wide as a column. */
export const CARD_PICTURE_SIZES =
  '(min-width: 1328px) 410px, (min-width: 881px) 32vw, (min-width: 600px) 48vw, 112px';

/** Width of the picture of a product in a post. */
export const PRODUCT_PICTURE_SIZES = '88px';
