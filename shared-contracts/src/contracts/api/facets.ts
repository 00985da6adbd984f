import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { count, otherLanguage, queryUuids, uuid } from './fields';
import { pageOf, pageQuery } from './pagination';

/**
 * Query keys that name a list of products to be filtered. With any of them, the reply contains only
 * values that occur in that list, and the value with the most products comes first.
 */
const listQuery = {
  /** Extension: the list of this featured section. */
  featuredProductGroupUuid: z.optional(uuid),
  /** Extension: the list of these sub-categories. */
  productCategoryUuid: queryUuids,
  /** Extension: the list of this shop. */
  shopUuid: z.optional(uuid),
};

const facet = {
  uuid,
  name: z.string(),
  /**
   * Extension: number of products with this value in that list, or in the whole market if the query
   * names no list. Left out by a host that does not count.
   */
  productCount: z.optional(count),
};

/**
 * A brand of products. The query key `productBrandUuid` filters lists of products by the uuid of a
 * brand.
 */
export const productBrand = z.object(facet);
export type ProductBrand = z.infer<typeof productBrand>;

/** Lists brands by name. 50 per page by default (specification section 9). */
export const listBrands = defineCall({
  id: 'listBrands',
  summary: 'Brands of products',
  method: 'GET',
  path: '/product/brand/product-brand',
  access: 'public',
  query: z.object({ ...pageQuery(50), ...listQuery }),
  reply: pageOf(productBrand),
  errors: [400],
  cacheSeconds: 60,
});

/**
 * A tag of products. The query key `productTagUuid` filters lists of products by the uuid of a tag.
 */
export const productTag = z.object({
  ...facet,
  /** Extension: language of `name` if it differs from the reply's. */
  nameLanguage: otherLanguage,
});
export type ProductTag = z.infer<typeof productTag>;

/** Lists tags by name. 50 per page by default (specification section 9). */
export const listTags = defineCall({
  id: 'listTags',
  summary: 'Tags of products',
  method: 'GET',
  path: '/product/tag/product-tag',
  access: 'public',
  query: z.object({ ...pageQuery(50), ...listQuery }),
  reply: pageOf(productTag),
  errors: [400],
  isTranslated: true,
  cacheSeconds: 60,
});

/**
 * A shop as a filter of products. The query key `shopUuid` filters lists of products by the uuid of
 * a shop.
 */
export const productShop = z.object(facet);
export type ProductShop = z.infer<typeof productShop>;

/** Lists shops by name, as filters; pages about shops use `listShops`. 50 per page by default. */
export const listProductShops = defineCall({
  id: 'listProductShops',
  summary: 'Shops that have products in a list',
  method: 'GET',
  path: '/product/shop/product-shop',
  access: 'public',
  query: z.object({ ...pageQuery(50), ...listQuery }),
  reply: pageOf(productShop),
  errors: [400],
  cacheSeconds: 60,
  isExtension: true,
});
