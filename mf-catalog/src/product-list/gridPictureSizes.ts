/** The `sizes` of a card's picture beside the filter: two, three, then four columns. */
export const GRID_PICTURE_SIZES =
  '(min-width: 1150px) 240px, (min-width: 881px) 22vw, (min-width: 600px) 33vw, 50vw';
