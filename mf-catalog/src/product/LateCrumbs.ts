import type { Product } from '@marketplace/contracts/api/products';
import { createLatePart } from '../late-part/LatePart';

/** The way to a product: links. */
export const LateCrumbs = createLatePart<{ product: Product }>(
  () =>
    import(/* webpackChunkName: "catalog-product-late" */ './ProductCrumbs').then(
      ({ ProductCrumbs }) => ProductCrumbs,
    ),
  { when: 'intent' },
);
