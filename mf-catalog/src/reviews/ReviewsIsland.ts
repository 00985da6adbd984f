import type { Product } from '@marketplace/contracts/api/products';
import { createIsland } from '../deferred/Island';
import type { ReviewPage } from './fetchReviews';

/** The reviews, loaded near the viewport. */
export const ReviewsIsland = createIsland<{ product: Product; pageNumber: number }, ReviewPage>(
  () =>
    import(/* webpackChunkName: "catalog-product-deferred" */ './Reviews').then(
      ({ Reviews }) => Reviews,
    ),
  { when: 'seen' },
);
