import type { ReplyOf } from '@marketplace/contracts/api/defineCall';
import type { listProducts as listProductsCall } from '@marketplace/contracts/api/products';
import { toTaka } from '@marketplace/contracts/commerce/money';
import { countPages, offsetOf } from '../database/paging';
import type { Database } from '../database/schema';
import { notFound } from '../http/ApiProblem';
import type { ApiContext, Handlers } from '../http/Handlers';
import { findTerms } from './findTerms';
import { type ListQuery, priceRange, productFilters } from './productFilters';
import { listByCommonWord, listByFilter, listBySearch } from './productLists';
import { readSummaries } from './productSummaries';
import { PRODUCT_ORDERS } from './readPage';
import { readProduct } from './readProduct';
import { hasTerms } from './searchTerms';

export const productHandlers: Handlers<'listProducts' | 'getProductByHandle'> = {
  listProducts: ({ query }, context) => listProducts(query, context),

  async getProductByHandle({ params }, context) {
    const product = await readProduct(params.handle, context);
    if (!product) throw notFound('That product');
    return product;
  },
};

/** Fewer products than these are quickly counted and sorted. */
const MANY = 10_000;

async function readList(db: Database, query: ListQuery) {
  const filters = productFilters(query);
  const range = priceRange(query);
  const order = PRODUCT_ORDERS[query.sort];
  const page = { order, limit: query.pageSize, offset: offsetOf(query) };

  const words = await findTerms(db, query.productName ?? '');
  // Signs alone name nothing, as in the search.
  if (words.length === 0 && query.productName?.trim()) {
    return { uuids: [], total: 0, maxPricePaisa: 0 };
  }
  const [filter] = filters;
  if (words.length === 0 && filters.length <= 1)
    return listByFilter(db, { ...page, filter, range });

  const [word = []] = words;
  const isBareWord = words.length === 1 && word.length === 1 && !filter && !range.isGiven;
  const total = word[0]?.products ?? 0;
  if (isBareWord && total > MANY) return listByCommonWord(db, { ...page, word, total });

  const named = words.length > 0 ? [hasTerms(words)] : [];
  const conditions = [...filters.map(({ condition }) => condition), ...named];
  return listBySearch(db, { ...page, conditions, range });
}

export async function listProducts(
  query: ListQuery,
  context: ApiContext,
): Promise<ReplyOf<typeof listProductsCall>> {
  const { uuids, total, maxPricePaisa } = await readList(context.db, query);
  return {
    items: await readSummaries(context, uuids),
    maxProductPrice: toTaka(maxPricePaisa),
    paginationStatus: countPages(query, total),
  };
}
