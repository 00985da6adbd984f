import type { Shop } from '@marketplace/contracts/api/shops';
import { createLatePart } from '../late-part/LatePart';

/** Markup and links, which need no code to work. */
export const LateShopHeader = createLatePart<{ shop: Shop | undefined }>(
  () =>
    import(/* webpackChunkName: "catalog-shop-header" */ './ShopHeader').then(
      ({ ShopHeader }) => ShopHeader,
    ),
  { when: 'intent' },
);
