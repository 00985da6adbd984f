import type { ReplyOf } from '@marketplace/contracts/api/defineCall';
import type { listProducts as listProductsCall } from '@marketplace/contracts/api/products';
import { toTaka } from '../database/money';
import { countPages, offsetOf } from '../database/paging';
import type { Database } from '../database/schema';
import type { ApiContext } from '../http/Handlers';
import { findTerms } from './findTerms';
import { hasTerms } from './hasTerms';
import { priceRange } from './priceRange';
import { type ListQuery, productFilters } from './productFilters';
import { readCommon } from './readCommon';
import { readFound } from './readFound';
import { readListed } from './readListed';
import { PRODUCT_ORDERS } from './readPage';
import { readSummaries } from './readSummaries';

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
  if (words.length === 0 && filters.length <= 1) return readListed(db, { ...page, filter, range });

  const [word = []] = words;
  const isBareWord = words.length === 1 && word.length === 1 && !filter && !range.isGiven;
  const total = word[0]?.products ?? 0;
  if (isBareWord && total > MANY) return readCommon(db, { ...page, word, total });

  const named = words.length > 0 ? [hasTerms(words)] : [];
  const conditions = [...filters.map(({ condition }) => condition), ...named];
  return readFound(db, { ...page, conditions, range });
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
