import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { count, picture, queryInteger, uuid } from './fields';
import { listOf, pageOf, pageQuery } from './pagination';
import { productSummary } from './products';

/** A sub-category: what `productCategoryUuid` filters by. */
export const subCategory = z.object({
  uuid,
  handle: z.string(),
  name: z.string(),
  imageUrl: z.nullable(picture),
  /** Products listed in it. */
  productCount: count,
  featuredProductGroupUuid: z.nullable(uuid),
});
export type SubCategory = z.infer<typeof subCategory>;

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
  cacheSeconds: 60,
});

/** One of the five featured sections of the market (specification section 2). */
export const featuredProductGroup = z.object({
  uuid,
  handle: z.string(),
  name: z.string(),
  imageUrl: z.nullable(picture),
  productCount: count,
});
export type FeaturedProductGroup = z.infer<typeof featuredProductGroup>;

export const listFeaturedProductGroups = defineCall({
  id: 'listFeaturedProductGroups',
  summary: 'The featured sections of the market, in order',
  method: 'GET',
  path: '/category/featured-product-groups',
  access: 'public',
  reply: listOf(featuredProductGroup),
  errors: [],
  cacheSeconds: 60,
});

/** The products a featured section shows first; 404 for an unknown section. */
export const listFeaturedProducts = defineCall({
  id: 'listFeaturedProducts',
  summary: 'Chosen products of one featured section',
  method: 'GET',
  path: '/category/public-featured-products',
  access: 'public',
  query: z.object({
    featuredGroupUuid: uuid,
    pageSize: z._default(queryInteger(1, 100), 12),
  }),
  reply: listOf(productSummary),
  errors: [400, 404],
  cacheSeconds: 30,
});
