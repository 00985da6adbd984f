import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { count, otherLanguage, queryUuids, uuid } from './fields';
import { listOf, pageOf, pageQuery } from './pagination';
import { productListFilters } from './products';

/**
 * Query keys that select a list of products. If any of them is given, the reply contains only the
 * brands, tags or shops that occur in this list. The reply is then sorted by number of products,
 * highest first.
 */
const listQuery = {
  /** API extension: selects the products of this featured section. */
  featuredProductGroupUuid: z.optional(uuid),
  /** API extension: selects the products of these sub-categories. */
  productCategoryUuid: queryUuids,
  /** API extension: selects the products of this shop. */
  shopUuid: z.optional(uuid),
};

const facet = {
  uuid,
  name: z.string(),
  /**
   * API extension: number of products of this brand, tag or shop in the selected list, or in the
   * whole market if the query selects no list. Left out by an API that does not count.
   */
  productCount: z.optional(count),
};

/**
 * A brand of products. The query key `productBrandUuid` filters lists of products by the uuid of a
 * brand.
 */
export const productBrand = z.object(facet);
export type ProductBrand = z.infer<typeof productBrand>;

/**
 * Lists brands, sorted by name unless the query selects a list of products. 50 per page by default
 * (specification section 9).
 */
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
  /** API extension: language of `name` if it differs from the reply's language. */
  nameLanguage: otherLanguage,
});
export type ProductTag = z.infer<typeof productTag>;

/**
 * Lists tags, sorted by name unless the query selects a list of products. 50 per page by default
 * (specification section 9).
 */
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
 * A shop by which lists of products can be filtered. The query key `shopUuid` filters by the uuid
 * of a shop.
 */
export const productShop = z.object(facet);
export type ProductShop = z.infer<typeof productShop>;

/**
 * Lists the shops by which products can be filtered, sorted by name unless the query selects a list
 * of products. Pages about shops use `listShops`. 50 per page by default.
 */
export const listProductShops = defineCall({
  id: 'listProductShops',
  summary: 'Shops that have products in a list',
  method: 'GET',
  path: '/product/shop/product-shop',
  access: 'public',
  query: z.object({ ...pageQuery(50), ...listQuery }),
  reply: pageOf(productShop),
  errors: [400],
  isTranslated: true,
  cacheSeconds: 60,
  isExtension: true,
});

/**
 * Counts the products of a list for each section, sub-category, tag, brand and shop. The count for
 * a brand, for example, is the number of products that `listProducts` would list with this brand in
 * place of the query's own brand filter. The counts for sections leave out the query's filter by
 * sub-category as well. A section, brand etc. without products is left out.
 */
export const countFacets = defineCall({
  id: 'countFacets',
  summary: 'Numbers of products in a list by section, sub-category, tag, brand and shop',
  method: 'GET',
  path: '/product/public/product/facet-count',
  access: 'public',
  query: z.object(productListFilters),
  reply: listOf(
    z.object({
      /** Uuid of a section, sub-category, tag, brand or shop. */
      uuid,
      /** Number of products with this value. */
      productCount: count,
    }),
  ),
  errors: [400],
  cacheSeconds: 15,
  isExtension: true,
});
