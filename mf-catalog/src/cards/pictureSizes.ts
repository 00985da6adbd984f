// Values for the `sizes` of pictures. A page and the preload in its head must use the same value.

/** A product's card beside the filter. The list has two, three or four columns. */
export const GRID_PICTURE_SIZES =
  '(min-width: 1150px) 240px, (min-width: 881px) 22vw, (min-width: 600px) 33vw, 50vw';

/** A sub-category's card. The list has two to six columns. */
export const CATEGORY_SIZES =
  '(min-width: 1150px) 200px, (min-width: 881px) 20vw, (min-width: 600px) 30vw, 46vw';

/** A shop's banner in the list of shops, which has one, two or three columns. */
export const SHOP_GRID_SIZES = '(min-width: 881px) 32vw, (min-width: 600px) 48vw, 94vw';

/** A slide, whose picture is twice as wide as the slide is high. */
export const SLIDE_SIZES =
  '(min-width: 1328px) 640px, (min-width: 1150px) 50vw, (min-width: 600px) 67vw, 300px';

/** A shop's own banner: as wide as the page's column. */
export const COLUMN_SIZES = '(min-width: 1328px) 90vw, 100vw';
