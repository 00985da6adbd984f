import type { ShopSummary } from '@marketplace/contracts/api/shops';
import { createLatePart } from '../late-part/LatePart';

/** Below the first look: links, which need no code to work. */
export const LateShops = createLatePart<object, ShopSummary[]>(
  () =>
    import(/* webpackChunkName: "catalog-featured-shops" */ './FeaturedShops').then(
      ({ FeaturedShops }) => FeaturedShops,
    ),
  { when: 'intent' },
);
