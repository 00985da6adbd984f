import { getBlogByHandle, listBlogs } from '../../contracts/api/blog';
import { listBlogComments } from '../../contracts/api/blogComments';
import {
  listFeaturedProductGroups,
  listFeaturedProducts,
  listFeaturedSubCategories,
  listSubCategories,
} from '../../contracts/api/categories';
import { countFacets, listProductShops } from '../../contracts/api/facets';
import { listInformationPages } from '../../contracts/api/informationPages';
import { listDivisions, listUpazilas } from '../../contracts/api/locations';
import { getMenuItems } from '../../contracts/api/menus';
import { listOtherSellers } from '../../contracts/api/otherSellers';
import { listPopularSearches } from '../../contracts/api/popularSearches';
import {
  getProductByHandle,
  listProducts,
  type Product,
  searchProducts,
} from '../../contracts/api/products';
import { listReviews } from '../../contracts/api/reviews';
import { getShopByHandle, listFeaturedShops, listShops } from '../../contracts/api/shops';
import { isPurchasable } from '../../contracts/commerce/purchase';
import type { Tester } from '../createTester';

/** Reads public data. A request that needs an id takes it from an earlier list. */
export async function browse(tester: Tester): Promise<void> {
  const { call } = tester;
  const product = await browseProducts(tester);
  if (product) {
    await browseReviews(tester, product.uuid);
    await browseOtherSellers(tester, product);
  }
  await call(listSubCategories, { query: { removeUnusedSubCategory: 'true' } });
  await browseShopsOfList(tester, product);
  await call(listInformationPages, { query: { language: 'bn' } });
  await call(getMenuItems, { params: { menuId: 'main' } });
  await browseSections(tester);
  await browseShops(tester);
  await browseBlog(tester);
  const places = await call(listDivisions, {});
  const district = places?.items[0]?.districts[0]?.name;
  if (district) await call(listUpazilas, { query: { district } });
}

async function browseShopsOfList({ call, findings }: Tester, product: Product | undefined) {
  const query = product && { productCategoryUuid: [product.categoryUuid] };
  const shops = await call(listProductShops, { query });
  if (!product || !shops) return;
  if (!shops.items.some(({ uuid }) => uuid === product.shopUuid)) {
    findings.differ('listProductShops', 'items lacks the shop of a listed product');
  }
  const counted = await call(countFacets, { query });
  const counts = new Map(counted?.items.map((each) => [each.uuid, each.productCount]));
  if (counted && shops.items.some((shop) => counts.get(shop.uuid) !== shop.productCount)) {
    findings.differ('countFacets', 'items.productCount differs from listProductShops');
  }
}

async function browseOtherSellers({ call, findings }: Tester, product: Product): Promise<void> {
  const offers = await call(listOtherSellers, { query: { productUuid: product.uuid } });
  const shops = offers?.items.map(({ shopHandle }) => shopHandle) ?? [];
  if (new Set([product.shopHandle, ...shops]).size !== shops.length + 1) {
    findings.differ('listOtherSellers', 'items contains the shop itself, or a shop twice');
  }
  if (offers?.items.some((offer) => !isPurchasable(offer, 1))) {
    findings.differ('listOtherSellers', 'items contains a product that cannot be bought');
  }
}

async function browseReviews({ call, findings }: Tester, productUuid: string): Promise<void> {
  const all = await call(listReviews, { query: { productUuid } });
  // A host that sends no `picturedCount` may ignore filters, so they are not checked.
  if (all?.picturedCount === undefined) return;
  const good = await call(listReviews, { query: { productUuid, rating: 5 } });
  if (good?.items.some(({ rating }) => rating !== 5)) {
    findings.differ('listReviews', 'items.rating is not the requested one');
  }
  if (good && good.paginationStatus.totalItems !== all.ratingCounts[4]) {
    findings.differ('listReviews', 'totalItems with rating=5 differs from ratingCounts');
  }
  const pictured = await call(listReviews, { query: { productUuid, hasPictures: 'true' } });
  if (pictured?.items.some(({ imageUrls }) => imageUrls.length === 0)) {
    findings.differ('listReviews', 'items.imageUrls is empty with hasPictures=true');
  }
}

async function browseSections({ call, findings }: Tester): Promise<void> {
  const groups = await call(listFeaturedProductGroups, {});
  const featuredGroupUuid = groups?.items[0]?.uuid;
  for (const list of [listFeaturedProducts, listFeaturedShops, listFeaturedSubCategories]) {
    if (!featuredGroupUuid) findings.skip(list.id, 'the market has no featured section');
    else await call(list, { query: { featuredGroupUuid, pageSize: 3 } });
  }
}

async function browseShops({ call, findings }: Tester): Promise<void> {
  const shops = await call(listShops, { query: { sort: 'name' } });
  const handle = shops?.items[0]?.handle;
  if (!handle) return findings.skip('getShopByHandle', 'the market has no shop');
  const shop = await call(getShopByHandle, { params: { handle } });
  if (shop && shop.handle !== handle) {
    findings.differ('getShopByHandle', 'handle is not the requested one');
  }
}

async function browseBlog({ call, findings }: Tester): Promise<void> {
  const posts = await call(listBlogs, {});
  const handle = posts?.items[0]?.handle;
  if (!handle) {
    findings.skip('getBlogByHandle', 'the market has no post');
    return findings.skip('listBlogComments', 'the market has no post');
  }
  const post = await call(getBlogByHandle, { params: { handle } });
  if (post && post.handle !== handle) {
    findings.differ('getBlogByHandle', 'handle is not the requested one');
  }
  const [tag] = post?.tags ?? [];
  const tagged = tag && (await call(listBlogs, { query: { tag: tag.handle } }));
  if (tagged?.items.some(({ tags }) => !tags?.some((each) => each.handle === tag?.handle))) {
    findings.differ('listBlogs', 'items contains a post without the requested tag');
  }
  await call(listBlogComments, { params: { slug: handle } });
}

/**
 * Reads products, and checks the filters whose effect shows in the reply.
 * @returns one of the products
 */
async function browseProducts(tester: Tester): Promise<Product | undefined> {
  const { call, findings } = tester;
  const first = await call(listProducts, {});
  const handle = first?.items[0]?.handle;
  if (!handle) {
    findings.skip('getProductByHandle', 'the market has no product');
    return undefined;
  }
  const product = await call(getProductByHandle, { params: { handle } });
  if (!product) return undefined;
  if (product.handle !== handle) {
    findings.differ('getProductByHandle', 'handle is not the requested one');
  }
  await checkFilters(tester, product);
  await checkPopularSearches(tester);
  const found = await call(searchProducts, { query: { productName: product.name } });
  if (found?.noProductfound) {
    findings.differ('searchProducts', 'noProductfound is true for the name of a product');
  }
  const nothing = await call(searchProducts, { query: { productName: 'qqqqzzzzxxxx' } });
  if (nothing && nothing.noProductfound !== (nothing.searchList.length === 0)) {
    findings.differ('searchProducts', 'noProductfound and searchList contradict each other');
  }
  return product;
}

async function checkPopularSearches({ call, findings }: Tester): Promise<void> {
  const popular = await call(listPopularSearches, {});
  for (const { text } of popular?.items ?? []) {
    const found = await call(searchProducts, { query: { productName: text } });
    if (found?.searchList.length === 0) {
      findings.differ('listPopularSearches', 'items.text finds no product');
    }
  }
}

async function checkFilters({ call, findings }: Tester, product: Product): Promise<void> {
  const differ = (what: string) => findings.differ('listProducts', what);
  const rising = await call(listProducts, { query: { sort: 'price-asc', pageSize: 100 } });
  const prices = rising?.items.map(({ price }) => price) ?? [];
  if (prices.some((price, index) => price < (prices[index - 1] ?? 0))) {
    differ('items.price does not rise with sort=price-asc');
  }
  const limit = Math.ceil(product.price);
  const cheap = await call(listProducts, { query: { maxPrice: limit, pageSize: 100 } });
  if (cheap?.items.some(({ price }) => price > limit)) {
    differ(`items.price is above maxPrice=${limit}`);
  }
  if (cheap && rising && cheap.maxProductPrice !== rising.maxProductPrice) {
    differ('maxProductPrice changes with maxPrice');
  }
  const { shopUuid } = product;
  const ofShop = await call(listProducts, { query: { shopUuid, pageSize: 100 } });
  if (ofShop?.items.some(({ shopHandle }) => shopHandle !== product.shopHandle)) {
    differ('items.shopHandle is not the handle of shopUuid');
  }
}
