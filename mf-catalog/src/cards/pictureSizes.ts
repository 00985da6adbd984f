// Values for the `sizes` attributes of pictures. A page and the preload in its head must use the
// same value.

/** For a product's card beside the filter, in a list of two, three or four columns. */
export const GRID_PICTURE_SIZES =
  '(min-width: 1150px) 240px, (min-width: 881px) 22vw, (min-width: 600px) 33vw, 50vw';

/** For a sub-category's card, in a list of two to six columns. */
export const CATEGORY_SIZES =
  '(min-width: 1150px) 200px, (min-width: 881px) 20vw, (min-width: 600px) 30vw, 46vw';

/** For a shop's banner in the list of shops, which has one, two or three columns. */
export const SHOP_GRID_SIZES = '(min-width: 881px) 32vw, (min-width: 600px) 48vw, 94vw';

/** For a slide, whose picture is twice as wide as the slide is high. */
export const SLIDE_SIZES =
  '(min-width: 1328px) 640px, (min-width: 1150px) 50vw, (min-width: 600px) 67vw, 300px';

/** For a shop's own banner, which is as wide as the page's column. */
export const COLUMN_SIZES = '(min-width: 1328px) 90vw, 100vw';
