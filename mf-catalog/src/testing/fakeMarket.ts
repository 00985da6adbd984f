import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import {
  type FeaturedProductGroup,
  listFeaturedProductGroups,
  listFeaturedProducts,
  listFeaturedShopGroups,
  listFeaturedSubCategories,
  listFeaturedSubCategoryGroups,
  listSubCategories,
  type SubCategory,
} from '@marketplace/contracts/api/categories';
import { clearApiCache } from '@marketplace/contracts/api/client';
import { listBrands, listTags } from '@marketplace/contracts/api/facets';
import {
  getProductByHandle,
  listProducts,
  type ProductSummary,
  searchProducts,
} from '@marketplace/contracts/api/products';
import { listReviews } from '@marketplace/contracts/api/reviews';
import { getShopByHandle, listFeaturedShops, listShops } from '@marketplace/contracts/api/shops';
import { listHomeSliders } from '@marketplace/contracts/api/sliders';
import { requestStockAlert } from '@marketplace/contracts/api/stockAlerts';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { buildProductWithOptions, buildSummary } from './buildProduct';
import { buildReviewPage } from './buildReview';
import { buildShop, buildShopSummary } from './buildShop';

export const FISH = '0f0c1d1e-0000-4000-8000-000000000102';
export const FRUITS = '0f0c1d1e-0000-4000-8000-000000000103';
export const RIVER_FISH = '0f0c1d1e-0000-4000-8000-000000000201';
export const SEA_FISH = '0f0c1d1e-0000-4000-8000-000000000202';
export const ORGANIC = '0f0c1d1e-0000-4000-8000-000000000401';
export const PRAN = '0f0c1d1e-0000-4000-8000-000000000501';

export const groups: FeaturedProductGroup[] = [
  { uuid: FISH, handle: 'fish', name: 'Fish', imageUrl: null, productCount: 40 },
  { uuid: FRUITS, handle: 'fruits', name: 'Fruits', imageUrl: null, productCount: 30 },
];

export const subCategories: SubCategory[] = [
  {
    uuid: RIVER_FISH,
    handle: 'river-fish',
    name: 'River fish',
    imageUrl: null,
    productCount: 12,
    featuredProductGroupUuid: FISH,
  },
  {
    uuid: SEA_FISH,
    handle: 'sea-fish',
    name: 'Sea fish',
    imageUrl: null,
    productCount: 9,
    featuredProductGroupUuid: FISH,
  },
];

export const mango = buildSummary({
  uuid: '00000000-0000-4000-8000-000000000900',
  handle: 'mango',
  name: 'Himsagar mango',
});

export const pageOf = (items: ProductSummary[], totalItems = items.length, pageNumber = 1) => ({
  items,
  maxProductPrice: 400,
  paginationStatus: buildPaging(14, totalItems, pageNumber),
});

export const foundPage = (searchList: ProductSummary[]) => ({
  searchList,
  noProductfound: searchList.length === 0,
  paginationStatus: pageOf(searchList).paginationStatus,
});

/** A fake API with a rui fish, a mango and a product with options. */
export function fakeMarket(): FakeApi {
  clearApiCache();
  const api = fakeApi();
  const slide = {
    uuid: '0f0c1d1e-0000-4000-8000-000000000301',
    title: 'Fish of the morning',
    subtitle: 'Landed before dawn',
    url: '/product',
    imageUrls: { smallImageUrl: '/slide-320.webp', mediumImageUrl: '/slide-800.webp' },
  };
  const groupsWith = <Count extends string>(count: Count) => ({
    items: groups.map(({ productCount, ...group }) => ({
      ...group,
      // The cast is safe: `count` is the only key. A computed key loses its literal type.
      ...({ [count]: productCount } as Record<Count, number>),
    })),
  });
  api.reply(listFeaturedShopGroups, groupsWith('shopCount'));
  api.reply(listFeaturedShops, { items: [buildShopSummary()] });
  api.reply(listFeaturedSubCategoryGroups, groupsWith('subCategoryCount'));
  api.reply(listFeaturedSubCategories, { items: subCategories });
  api.reply(listShops, { ...pageOf([]), items: [buildShopSummary()] });
  api.reply(getShopByHandle, buildShop());
  api.reply(listHomeSliders, { items: [slide] });
  api.reply(listFeaturedProductGroups, { items: groups });
  api.answer(listFeaturedProducts, ({ url }) => ({
    items: [url.searchParams.get('featuredGroupUuid') === FISH ? buildSummary() : mango],
  }));
  api.reply(listSubCategories, { ...pageOf([]), items: subCategories });
  api.reply(listTags, { ...pageOf([]), items: [{ uuid: ORGANIC, name: 'Organic' }] });
  api.reply(listBrands, { ...pageOf([]), items: [{ uuid: PRAN, name: 'Pran' }] });
  api.reply(listProducts, pageOf([buildSummary(), mango], 30));
  api.reply(searchProducts, foundPage([mango]));
  api.reply(getProductByHandle, buildProductWithOptions());
  api.reply(listReviews, buildReviewPage());
  api.reply(getCapabilities, { extensions: [requestStockAlert.id], paymentMethods: [] });
  return api;
}
