import type { ReplyOf } from '@marketplace/contracts/api/defineCall';
import type { listProducts as listProductsCall } from '@marketplace/contracts/api/products';
import { toTaka } from '@marketplace/contracts/commerce/money';
import { countPages, offsetOf } from '../database/paging';
import type { Database } from '../database/schema';
import { notFound } from '../http/ApiProblem';
import type { ApiContext, Handlers } from '../http/Handlers';
import { type ListQuery, priceRange, productFilters } from './productFilters';
import { listByFilter, listBySearch } from './productLists';
import { readSummaries } from './productSummaries';
import { PRODUCT_ORDERS } from './readPage';
import { readProduct } from './readProduct';
import { findWords } from './search/findWords';

export const productHandlers: Handlers<'listProducts' | 'getProductByHandle'> = {
  listProducts: ({ query }, context) => listProducts(query, context),

  async getProductByHandle({ params }, context) {
    const product = await readProduct(params.handle, context);
    if (!product) throw notFound('That product');
    return product;
  },
};

async function readList(db: Database, query: ListQuery) {
  const filters = productFilters(query);
  const range = priceRange(query);
  const order = PRODUCT_ORDERS[query.sort];
  const page = { order, limit: query.pageSize, offset: offsetOf(query) };

  const words = await findWords(db, query.productName ?? '');
  // As in the search, a text without a known word finds nothing.
  if (words.length === 0 && query.productName?.trim()) {
    return { uuids: [], total: 0, maxPricePaisa: 0 };
  }
  const [filter] = filters;
  if (words.length === 0 && filters.length <= 1)
    return listByFilter(db, { ...page, filter, range });
  return listBySearch(db, { ...page, words, filters, range });
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
