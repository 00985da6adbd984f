import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { line, otherLanguage } from './fields';

/** Most searches that are proposed. */
const MOST_SEARCHES = 8;

/** A search that is proposed before the shopper types anything. */
export const popularSearch = z.object({
  /**
   * Search text for `searchProducts`. The host chooses it; it never shows a text that a stranger
   * typed.
   */
  text: line(100),
  /** Language of `text` if it differs from the reply's. */
  textLanguage: otherLanguage,
});
export type PopularSearch = z.infer<typeof popularSearch>;

/**
 * Each search finds something in stock; none if the market has nothing. The most popular come
 * first.
 */
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
