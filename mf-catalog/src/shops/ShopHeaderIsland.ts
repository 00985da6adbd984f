import type { Shop } from '@marketplace/contracts/api/shops';
import { createIsland } from '../deferred/Island';

/** Breadcrumbs and shop: markup and links, which need no code to work. */
export const ShopHeaderIsland = createIsland<{ shop: Shop | undefined }>(
  () =>
    import(/* webpackChunkName: "catalog-shop-header" */ './ShopHeader').then(
      ({ ShopHeader }) => ShopHeader,
    ),
  { when: 'intent' },
);
