import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { count, otherLanguage, picture, queryInteger, uuid } from './fields';
import { listOf, pageOf, pageQuery } from './pagination';
import { productSummary } from './products';

/**
 * A sub-category of products. The query key `productCategoryUuid` filters lists of products by the
 * uuid of a sub-category.
 */
export const subCategory = z.object({
  uuid,
  handle: z.string(),
  name: z.string(),
  /** API extension: language of `name` if it differs from the reply's language. */
  nameLanguage: otherLanguage,
  imageUrl: z.nullable(picture),
  /** Number of products in the sub-category. */
  productCount: count,
  /** Uuid of the featured section that the sub-category belongs to. */
  featuredProductGroupUuid: z.nullable(uuid),
});
export type SubCategory = z.infer<typeof subCategory>;

/** Lists sub-categories in the order that the market chose. 36 per page by default. */
export const listSubCategories = defineCall({
  id: 'listSubCategories',
  summary: 'Sub-categories, a page at a time',
  method: 'GET',
  path: '/category/sub-categories',
  access: 'public',
  query: z.object({
    ...pageQuery(36),
    /** `true` leaves out sub-categories without products. */
    removeUnusedSubCategory: z.optional(
      z.enum(['true', 'false'], { error: 'must be true or false' }),
    ),
  }),
  reply: pageOf(subCategory),
  errors: [400],
  isTranslated: true,
  cacheSeconds: 60,
});

/** Fields of one of the market's five featured sections (specification section 2). */
const featuredGroup = {
  uuid,
  handle: z.string(),
  name: z.string(),
  /** API extension: language of `name` if it differs from the reply's language. */
  nameLanguage: otherLanguage,
  imageUrl: z.nullable(picture),
};

/** A featured section that links to its products. */
export const featuredProductGroup = z.object({
  ...featuredGroup,
  /** Number of products in the section. */
  productCount: count,
});
export type FeaturedProductGroup = z.infer<typeof featuredProductGroup>;

/** A featured section that links to its shops. */
export const featuredShopGroup = z.object({
  ...featuredGroup,
  /** Number of shops that sell products of the section. */
  shopCount: count,
});
export type FeaturedShopGroup = z.infer<typeof featuredShopGroup>;

/** A featured section that links to its sub-categories. */
export const featuredSubCategoryGroup = z.object({
  ...featuredGroup,
  /** Number of sub-categories in the section. */
  subCategoryCount: count,
});
export type FeaturedSubCategoryGroup = z.infer<typeof featuredSubCategoryGroup>;

/** Lists the featured sections in the order that the market chose. */
export const listFeaturedProductGroups = defineCall({
  id: 'listFeaturedProductGroups',
  summary: 'The featured sections of the market, in order',
  method: 'GET',
  path: '/category/featured-product-groups',
  access: 'public',
  reply: listOf(featuredProductGroup),
  errors: [],
  isTranslated: true,
  cacheSeconds: 60,
});

/**
 * Lists the featured sections in which at least one shop sells, in the order that the market chose.
 */
export const listFeaturedShopGroups = defineCall({
  id: 'listFeaturedShopGroups',
  summary: 'The featured sections that have shops to show, in order',
  method: 'GET',
  path: '/category/featured-shop-groups',
  access: 'public',
  reply: listOf(featuredShopGroup),
  errors: [],
  isTranslated: true,
  cacheSeconds: 60,
});

/** Lists the featured sections that have sub-categories, in the order that the market chose. */
export const listFeaturedSubCategoryGroups = defineCall({
  id: 'listFeaturedSubCategoryGroups',
  summary: 'The featured sections that have sub-categories to show, in order',
  method: 'GET',
  path: '/category/featured-sub-category-groups',
  access: 'public',
  reply: listOf(featuredSubCategoryGroup),
  errors: [],
  isTranslated: true,
  cacheSeconds: 60,
});

/** Query for the first items of a featured section (specification section 9). */
export const featuredQuery = z.object({
  /** Uuid of a featured section, from a list such as `listFeaturedProductGroups`. */
  featuredGroupUuid: uuid,
  /** Upper limit for the items in the reply; 12 by default. */
  pageSize: z._default(queryInteger(1, 100), 12),
});

/** Lists the first products of a featured section. 404 for an unknown section. */
export const listFeaturedProducts = defineCall({
  id: 'listFeaturedProducts',
  summary: 'Chosen products of one featured section',
  method: 'GET',
  path: '/category/public-featured-products',
  access: 'public',
  query: featuredQuery,
  reply: listOf(productSummary),
  errors: [400, 404],
  isTranslated: true,
  cacheSeconds: 30,
});

/** Lists the first sub-categories of a featured section. 404 for an unknown section. */
export const listFeaturedSubCategories = defineCall({
  id: 'listFeaturedSubCategories',
  summary: 'Chosen sub-categories of one featured section',
  method: 'GET',
  path: '/category/public-featured-sub-categories',
  access: 'public',
  query: featuredQuery,
  reply: listOf(subCategory),
  errors: [400, 404],
  isTranslated: true,
  cacheSeconds: 30,
});
