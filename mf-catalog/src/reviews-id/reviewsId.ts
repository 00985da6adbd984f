/** The id of the reviews of a product page, and the fragment that leads there. */
export const reviewsId = 'reviews';
