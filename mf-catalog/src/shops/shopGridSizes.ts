/** The `sizes` of a banner in the list of shops: one, two, then three columns. */
export const SHOP_GRID_SIZES =
  '(min-width: 1328px) 413px, (min-width: 881px) 32vw, (min-width: 600px) 48vw, 94vw';
