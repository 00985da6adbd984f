/** The `sizes` of a category's picture: two to six columns. */
export const CATEGORY_SIZES =
  '(min-width: 1150px) 200px, (min-width: 881px) 20vw, (min-width: 600px) 30vw, 46vw';
