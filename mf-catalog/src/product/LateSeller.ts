import type { Product } from '@marketplace/contracts/api/products';
import { createLatePart } from '../late-part/LatePart';

/** Shop and delivery: markup and a link. */
export const LateSeller = createLatePart<{ product: Product }>(
  () =>
    import(/* webpackChunkName: "catalog-product-late" */ './Seller').then(({ Seller }) => Seller),
  { when: 'intent' },
);
