import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { line, otherLanguage } from './fields';

/** Most that are proposed. */
const MOST_SEARCHES = 8;

/** A search that the box proposes before anything is typed. */
export const popularSearch = z.object({
  /** Search text, as `searchProducts` takes it; the host's own word and never one that a stranger typed. */
  text: line(100),
  /** Language of `text` where it is not the reply's. */
  textLanguage: otherLanguage,
});
export type PopularSearch = z.infer<typeof popularSearch>;

/** Each finds something in stock; none in a market that has nothing. The most wanted come first. */
export const listPopularSearches = defineCall({
  id: 'listPopularSearches',
  summary: 'Words to search for, by what is wanted most of late',
  method: 'GET',
  path: '/product/public/product/popular-search',
  access: 'public',
  reply: z.object({
    /** At most eight. */
    items: z.array(popularSearch).check(z.maxLength(MOST_SEARCHES)),
  }),
  errors: [],
  isTranslated: true,
  cacheSeconds: 300,
  isExtension: true,
});
