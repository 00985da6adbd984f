import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { count, otherLanguage, picture, queryInteger, uuid } from './fields';
import { listOf, pageOf, pageQuery } from './pagination';
import { productSummary } from './products';

/** A sub-category: what `productCategoryUuid` filters by. */
export const subCategory = z.object({
  uuid,
  handle: z.string(),
  name: z.string(),
  /** Extension: language of `name` where it is not the reply's. */
  nameLanguage: otherLanguage,
  imageUrl: z.nullable(picture),
  /** Products listed in it. */
  productCount: count,
  /** The featured section it belongs to. */
  featuredProductGroupUuid: z.nullable(uuid),
});
export type SubCategory = z.infer<typeof subCategory>;

/** In the order of the market's own choice. 36 a page by default. */
export const listSubCategories = defineCall({
  id: 'listSubCategories',
  summary: 'Sub-categories, a page at a time',
  method: 'GET',
  path: '/category/sub-categories',
  access: 'public',
  query: z.object({
    ...pageQuery(36),
    /** `true` leaves out the ones without products. */
    removeUnusedSubCategory: z.optional(
      z.enum(['true', 'false'], { error: 'must be true or false' }),
    ),
  }),
  reply: pageOf(subCategory),
  errors: [400],
  isTranslated: true,
  cacheSeconds: 60,
});

/** One of the five featured sections of the market (specification section 2). */
const featuredGroup = {
  uuid,
  handle: z.string(),
  name: z.string(),
  /** Extension: language of `name` where it is not the reply's. */
  nameLanguage: otherLanguage,
  imageUrl: z.nullable(picture),
};

/** A featured section as a way to its products. */
export const featuredProductGroup = z.object({
  ...featuredGroup,
  /** Products listed in it. */
  productCount: count,
});
export type FeaturedProductGroup = z.infer<typeof featuredProductGroup>;

/** A featured section as a way to its shops. */
export const featuredShopGroup = z.object({
  ...featuredGroup,
  /** Shops that sell in it. */
  shopCount: count,
});
export type FeaturedShopGroup = z.infer<typeof featuredShopGroup>;

/** A featured section as a way to its sub-categories. */
export const featuredSubCategoryGroup = z.object({
  ...featuredGroup,
  /** Sub-categories it holds. */
  subCategoryCount: count,
});
export type FeaturedSubCategoryGroup = z.infer<typeof featuredSubCategoryGroup>;

/** In the order of the market's own choice. */
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

/** In the order of the market's own choice; sections no shop sells in are left out. */
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

/** In the order of the market's own choice; sections without sub-categories are left out. */
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

/** Which section, and how many of it: 12 by default (specification section 9). */
export const featuredQuery = z.object({
  /** A featured section, by the `uuid` it is listed with. */
  featuredGroupUuid: uuid,
  /** The most items to reply. */
  pageSize: z._default(queryInteger(1, 100), 12),
});

/** The products a featured section shows first; 404 for an unknown section. */
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

/** The sub-categories a featured section shows first; 404 for an unknown section. */
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
