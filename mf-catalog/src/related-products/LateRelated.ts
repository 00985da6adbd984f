import type { Product, ProductSummary } from '@marketplace/contracts/api/products';
import { createLatePart } from '../late-part/LatePart';

/** A shelf of related products, whose code comes when it is about to be seen. */
export const LateRelated = createLatePart<
  { product: Product; likeness: 'category' | 'shop' },
  ProductSummary[]
>(
  () =>
    import(/* webpackChunkName: "catalog-product-late" */ './RelatedProducts').then(
      ({ RelatedProducts }) => RelatedProducts,
    ),
  { when: 'seen' },
);
