// The `sizes` attributes of pictures. A loader must give the same value to the preload of a page's
// first picture. Otherwise the browser does not use the preload.

export const LEAD_PICTURE_SIZES = '(min-width: 1328px) 740px, (min-width: 881px) 56vw, 100vw';

export const POST_PICTURE_SIZES = '(min-width: 848px) 800px, 100vw';

/**
 * The picture of a card: small beside its text on a phone, as wide as the column on wider screens.
 */
export const CARD_PICTURE_SIZES =
  '(min-width: 1328px) 410px, (min-width: 881px) 32vw, (min-width: 600px) 48vw, 112px';

export const PRODUCT_PICTURE_SIZES = '88px';
