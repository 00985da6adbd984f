import { listProducts } from '@marketplace/contracts/api/products';
import { listShops, type ShopSummary } from '@marketplace/contracts/api/shops';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import type { FakeApi } from '@marketplace/contracts/testing/fakeApi';

const shop: ShopSummary = {
  uuid: '0f0c1d1e-0000-4000-8000-000000000001',
  handle: 'bogura-krishi',
  name: 'Bogura Krishi Ghor',
  logoUrl: null,
  bannerUrl: null,
  averageRating: 4.3,
  reviewCount: 79,
  productCount: 20,
};

/**
 * Sets the fake API's replies for the brand's page: a list with one of 11 shops, and an empty list
 * with a total of 3 products.
 */
export function stubShopReplies(api: FakeApi): void {
  api.reply(listShops, { items: [shop], paginationStatus: buildPaging(6, 11) });
  api.reply(listProducts, { items: [], maxProductPrice: 0, paginationStatus: buildPaging(1, 3) });
}
