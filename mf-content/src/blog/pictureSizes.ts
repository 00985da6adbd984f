// The `sizes` attributes of pictures. A loader gives the same value to the preload of a page's
// first picture, because the browser uses the preload only if both are equal.

/** The picture of the first post in the list. */
export const LEAD_PICTURE_SIZES = '(min-width: 1328px) 740px, (min-width: 881px) 56vw, 100vw';

/** The picture of a post. */
export const POST_PICTURE_SIZES = '(min-width: 848px) 800px, 100vw';

/** The picture of a card: small beside its text on a phone, else as wide as a column. */
export const CARD_PICTURE_SIZES =
  '(min-width: 1328px) 410px, (min-width: 881px) 32vw, (min-width: 600px) 48vw, 112px';

/** The picture of a product in a post. */
export const PRODUCT_PICTURE_SIZES = '88px';
