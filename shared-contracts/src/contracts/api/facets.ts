import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { count, otherLanguage, queryUuids, uuid } from './fields';
import { pageOf, pageQuery } from './pagination';

/**
 * The list that is to be narrowed. With it, the reply holds only values that occur in the list, the
 * one with the most products first.
 */
const listQuery = {
  /** Extension: narrows the list of this featured section. */
  featuredProductGroupUuid: z.optional(uuid),
  /** Extension: narrows the list of these sub-categories. */
  productCategoryUuid: queryUuids,
  /** Extension: narrows the list of this shop. */
  shopUuid: z.optional(uuid),
};

const facet = {
  uuid,
  name: z.string(),
  /**
   * Extension: number of its products in that list, or in the market without a list. Left out by a
   * host that does not count.
   */
  productCount: z.optional(count),
};

/** A brand of products; `productBrandUuid` filters by its uuid. */
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

/** A tag of products; `productTagUuid` filters by its uuid. */
export const productTag = z.object({
  ...facet,
  /** Extension: language of `name` if it differs from the reply's. */
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

/** A shop of products; `shopUuid` of lists filters by its uuid. */
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
