import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { line, otherLanguage } from './fields';

/** Upper limit for the searches in the reply. */
const MOST_SEARCHES = 8;

/** A search that is suggested before the shopper types anything. */
export const popularSearch = z.object({
  /**
   * Search text for `searchProducts`. The API chooses it. It is never a text that another visitor
   * typed.
   */
  text: line(100),
  /** Language of `text` if it differs from the reply's language. */
  textLanguage: otherLanguage,
});
export type PopularSearch = z.infer<typeof popularSearch>;

/**
 * Lists searches that find something in stock, the most popular first. The list is empty if the
 * market has nothing in stock.
 */
export const listPopularSearches = defineCall({
  id: 'listPopularSearches',
  summary: 'Words to search for, by what is wanted most of late',
  method: 'GET',
  path: '/product/public/product/popular-search',
  access: 'public',
  reply: z.object({
    /** The searches, at most eight. */
    items: z.array(popularSearch).check(z.maxLength(MOST_SEARCHES)),
  }),
  errors: [],
  isTranslated: true,
  cacheSeconds: 300,
  isExtension: true,
});
