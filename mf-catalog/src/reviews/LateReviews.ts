import type { Product } from '@marketplace/contracts/api/products';
import { createLatePart } from '../late-part/LatePart';
import type { ReviewPage } from './fetchReviews';

/** The reviews, whose code comes when they are about to be seen. */
export const LateReviews = createLatePart<{ product: Product; pageNumber: number }, ReviewPage>(
  () =>
    import(/* webpackChunkName: "catalog-product-late" */ './Reviews').then(
      ({ Reviews }) => Reviews,
    ),
  { when: 'seen' },
);
