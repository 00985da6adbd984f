import type { Product } from '@marketplace/contracts/api/products';
import { createLatePart } from '../late-part/LatePart';

/** Brand and rating: markup and a link. */
export const LateFacts = createLatePart<{ product: Product }>(
  () =>
    import(/* webpackChunkName: "catalog-product-late" */ './ProductFacts').then(
      ({ ProductFacts }) => ProductFacts,
    ),
  { when: 'intent' },
);
