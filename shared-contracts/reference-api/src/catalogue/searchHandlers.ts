import type { FoundProduct } from '@marketplace/contracts/api/products';
import { countPages, offsetOf } from '../database/paging';
import { translateName } from '../database/translations';
import type { ApiContext, Handlers } from '../http/Handlers';
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
      searchList: await readFound(context, uuids),
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

/** Reads summaries of products with the names of their sections, in the order of the uuids. */
async function readFound(context: ApiContext, uuids: string[]): Promise<FoundProduct[]> {
  if (uuids.length === 0) return [];
  const [products, rows] = await Promise.all([
    readSummaries(context, uuids),
    context.db
      .selectFrom('products')
      .innerJoin('categories', 'categories.uuid', 'categoryUuid')
      .innerJoin('featuredGroups', 'featuredGroups.uuid', 'featuredGroupUuid')
      .select(['products.uuid', 'featuredGroups.name', 'featuredGroups.nameTranslations'])
      .where('products.uuid', 'in', uuids)
      .execute(),
  ]);
  const sections = new Map(rows.map((row) => [row.uuid, translateName(row, context.language)]));
  return products.map((product) => {
    const section = sections.get(product.uuid);
    return {
      ...product,
      sectionName: section?.name,
      sectionNameLanguage: section?.nameLanguage,
    };
  });
}
