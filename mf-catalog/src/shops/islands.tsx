import { island } from '@marketplace/contracts/islands';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';

/** Breadcrumbs and shop: markup and links, which need no code to work. */
export const ShopHeaderIsland = island(
  () =>
    import(/* webpackChunkName: "catalog-shop-header" */ './ShopHeader').then(
      (it) => it.ShopHeader,
    ),
  { when: 'interaction', waiting: <Skeleton shape="block" height={168} /> },
);
