import { island } from '@marketplace/contracts/islands';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { readChosenDistrict } from './chosenDistrict';

// Markup and links of the first screen, which work without their code. A client-side navigation
// fetches it ahead.

/** The breadcrumbs. */
export const CrumbsIsland = island(
  () =>
    import(/* webpackChunkName: "catalog-product-deferred" */ './ProductCrumbs').then(
      (it) => it.ProductCrumbs,
    ),
  { when: 'interaction', waiting: <Skeleton shape="button" />, isCached: true },
);

/** Names in other languages, brand and rating. */
export const FactsIsland = island(
  () =>
    import(/* webpackChunkName: "catalog-product-deferred" */ './ProductFacts').then(
      (it) => it.ProductFacts,
    ),
  { when: 'interaction', waiting: <Skeleton shape="button" />, isCached: true },
);

/** Shop and delivery. Whoever has chosen a district sees its terms without touching them. */
export const SellerIsland = island(
  () => import(/* webpackChunkName: "catalog-product-seller" */ './Seller').then((it) => it.Seller),
  {
    when: () => (readChosenDistrict() ? 'load' : 'interaction'),
    waiting: <Skeleton shape="block" height={330} />,
    isBelowFold: true,
    isCached: true,
  },
);

/** The same thing from other shops: markup and links, whose code only a client-side navigation fetches. */
export const OtherSellersIsland = island(
  () =>
    import(/* webpackChunkName: "catalog-product-seller" */ './OtherSellers').then(
      (it) => it.OtherSellers,
    ),
  { when: 'visible', isBelowFold: true, isCached: true },
);

/** The text about a product. */
export const DescriptionIsland = island(
  () =>
    import(/* webpackChunkName: "catalog-product-deferred" */ './Description').then(
      (it) => it.Description,
    ),
  {
    when: 'interaction',
    waiting: <Skeleton shape="block" height={240} />,
    isBelowFold: true,
    isCached: true,
  },
);

export const firstScreenIslands = [CrumbsIsland, FactsIsland, SellerIsland, DescriptionIsland];
