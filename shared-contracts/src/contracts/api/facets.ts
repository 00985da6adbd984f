import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { otherLanguage, uuid } from './fields';
import { pageOf, pageQuery } from './pagination';

/** A brand of products: what `productBrandUuid` filters by. */
export const productBrand = z.object({ uuid, name: z.string() });
export type ProductBrand = z.infer<typeof productBrand>;

/** By name. 50 a page by default (specification section 9). */
export const listBrands = defineCall({
  id: 'listBrands',
  summary: 'Brands of products',
  method: 'GET',
  path: '/product/brand/product-brand',
  access: 'public',
  query: z.object(pageQuery(50)),
  reply: pageOf(productBrand),
  errors: [400],
  cacheSeconds: 60,
});

/** A tag of products: what `productTagUuid` filters by. */
export const productTag = z.object({
  uuid,
  name: z.string(),
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
  query: z.object(pageQuery(50)),
  reply: pageOf(productTag),
  errors: [400],
  isTranslated: true,
  cacheSeconds: 60,
});
