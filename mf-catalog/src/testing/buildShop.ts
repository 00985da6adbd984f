import type { Shop, ShopSummary } from '@marketplace/contracts/api/shops';

/** Uuid of the sub-category "River fish" in `fakeMarket`. */
const RIVER_FISH = '0f0c1d1e-0000-4000-8000-000000000201';

const SEA_FISH = '0f0c1d1e-0000-4000-8000-000000000202';

export function buildShopSummary(changes: Partial<ShopSummary> = {}): ShopSummary {
  return {
    uuid: '0f0c1d1e-0000-4000-8000-000000000401',
    handle: 'padma-fish',
    name: 'Padma Fish House',
    logoUrl: { smallImageUrl: '/logo-160.webp', mediumImageUrl: '/logo-320.webp' },
    bannerUrl: { smallImageUrl: '/banner-640.webp', mediumImageUrl: '/banner-1280.webp' },
    averageRating: 4.4,
    reviewCount: 49,
    productCount: 5,
    ...changes,
  };
}

export function buildShop(changes: Partial<Shop> = {}): Shop {
  return {
    ...buildShopSummary(),
    description: '<p>Graded <strong>on the boat</strong>.</p>',
    phone: '+8801711000106',
    email: 'padma-fish@example.com',
    address: 'Shed 14, Chandpur',
    joinedAt: '2023-04-23T06:00:00.000Z',
    categories: [
      { uuid: RIVER_FISH, handle: 'river-fish', name: 'River fish', productCount: 4 },
      { uuid: SEA_FISH, handle: 'sea-fish', name: 'Sea fish', productCount: 1 },
    ],
    ...changes,
  };
}
