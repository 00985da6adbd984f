import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { uuid } from './fields';
import { pageOf, pageQuery } from './pagination';

/** A tag of products: what `productTagUuid` filters by. */
export const productTag = z.object({ uuid, name: z.string() });
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
  cacheSeconds: 60,
});
