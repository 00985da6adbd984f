import type { Product } from '@marketplace/contracts/api/products';
import { createLatePart } from '../late-part/LatePart';

/** The text about a product: markup. */
export const LateDescription = createLatePart<{ product: Product }>(
  () =>
    import(/* webpackChunkName: "catalog-product-late" */ './Description').then(
      ({ Description }) => Description,
    ),
  { when: 'intent' },
);
