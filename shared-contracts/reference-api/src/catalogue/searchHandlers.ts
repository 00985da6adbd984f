import { countPages, offsetOf } from '../database/paging';
import type { Handlers } from '../http/Handlers';
import { readPopularSearches } from './popularSearches';
import { ANY_PRICE } from './productFilters';
import { listBySearch } from './productLists';
import { readSummaries } from './productSummaries';
import { findPlaces } from './search/findPlaces';
import { findWords } from './search/findWords';

export const searchHandlers: Handlers<'searchProducts' | 'listPopularSearches'> = {
  async searchProducts({ query }, context) {
    const words = await findWords(context.db, query.productName);
    const { total, uuids } =
      words.length === 0
        ? { total: 0, uuids: [] }
        : await listBySearch(context.db, {
            words,
            filters: [],
            range: ANY_PRICE,
            limit: query.pageSize,
            offset: offsetOf(query),
          });
    const isFirst = query.pageNumber === 1 && total > 0;
    return {
      searchList: await readSummaries(context, uuids),
      noProductfound: query.productName !== '' && total === 0,
      ...(isFirst && {
        places: await findPlaces(context.db, query.productName, context.language),
      }),
      paginationStatus: countPages(query, total),
    };
  },
  listPopularSearches: async (_, context) => ({
    items: (await readPopularSearches(context)).map((text) => ({ text })),
  }),
};
