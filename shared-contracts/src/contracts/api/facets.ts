import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { count, otherLanguage, queryUuids, uuid } from './fields';
import { pageOf, pageQuery } from './pagination';

/** The list that is to be narrowed. Then only what it has, that with most products first. */
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
  /** Extension: its products in that list, without one in the market; left out by a host that does not count. */
  productCount: z.optional(count),
};

/** A brand of products: what `productBrandUuid` filters by. */
export const productBrand = z.object(facet);
export type ProductBrand = z.infer<typeof productBrand>;

/** By name. 50 a page by default (specification section 9). */
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

/** A tag of products: what `productTagUuid` filters by. */
export const productTag = z.object({
  ...facet,
  /** Extension: language of `name` where it is not the reply's. */
  nameLanguage: otherLanguage,
});
export type ProductTag = z.infer<typeof productTag>;

/** By name. 50 a page by default (specification section 9). */
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

/** A shop of products: what `shopUuid` of lists filters by. */
export const productShop = z.object(facet);
export type ProductShop = z.infer<typeof productShop>;

/** By name; `listShops` is for pages about shops. 50 a page by default. */
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
