import type { Product, ProductSummary } from '@marketplace/contracts/api/products';
import { createIsland } from '../deferred/Island';

/** The breadcrumbs: links. */
export const CrumbsIsland = createIsland<{ product: Product }>(
  () =>
    import(/* webpackChunkName: "catalog-product-deferred" */ './ProductCrumbs').then(
      ({ ProductCrumbs }) => ProductCrumbs,
    ),
  { when: 'intent' },
);

/** Brand and rating: markup and a link. */
export const FactsIsland = createIsland<{ product: Product }>(
  () =>
    import(/* webpackChunkName: "catalog-product-deferred" */ './ProductFacts').then(
      ({ ProductFacts }) => ProductFacts,
    ),
  { when: 'intent' },
);

/** Shop and delivery: markup and a link. */
export const SellerIsland = createIsland<{ product: Product }>(
  () =>
    import(/* webpackChunkName: "catalog-product-deferred" */ './Seller').then(
      ({ Seller }) => Seller,
    ),
  { when: 'intent' },
);

/** The text about a product: markup. */
export const DescriptionIsland = createIsland<{ product: Product }>(
  () =>
    import(/* webpackChunkName: "catalog-product-deferred" */ './Description').then(
      ({ Description }) => Description,
    ),
  { when: 'intent' },
);

/** A shelf of related products, loaded near the viewport. */
export const RelatedIsland = createIsland<
  { product: Product; likeness: 'category' | 'shop' },
  ProductSummary[]
>(
  () =>
    import(/* webpackChunkName: "catalog-product-deferred" */ './RelatedProducts').then(
      ({ RelatedProducts }) => RelatedProducts,
    ),
  { when: 'seen' },
);
