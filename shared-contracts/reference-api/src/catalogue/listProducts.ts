import type { ReplyOf } from '@marketplace/contracts/api/defineCall';
import type { listProducts as listProductsCall } from '@marketplace/contracts/api/products';
import { sql } from 'kysely';
import { toTaka } from '../database/money';
import { countPages, offsetOf } from '../database/paging';
import type { ApiContext } from '../http/Handlers';
import { countListed } from './countListed';
import { findTerms } from './findTerms';
import { hasTerms, readsTerms } from './hasTerms';
import { priceRange } from './priceRange';
import { type ListQuery, productFilters } from './productFilters';
import { PRODUCT_ORDERS, readPage } from './readPage';
import { readSummaries } from './readSummaries';

/** From so many products on, some of a page's size are near in any order, and none need sorting. */
const MANY = 3000;

export async function listProducts(
  query: ListQuery,
  context: ApiContext,
): Promise<ReplyOf<typeof listProductsCall>> {
  const words = await findTerms(context.db, query.productName ?? '');
  const { conditions, countedBy } = productFilters(query);
  const named = words.length > 0 ? [hasTerms(words)] : [];
  const { total, maxPricePaisa } = await countListed(context.db, query, {
    conditions: [...conditions, ...named],
    countedBy: words.length > 0 ? undefined : countedBy,
  });
  const { least, most, isGiven } = priceRange(query);
  const range = isGiven ? [sql<boolean>`products.price_paisa between ${least} and ${most}`] : [];
  const isRead = words.length > 0 && total > MANY;
  const uuids = await readPage(context.db, {
    conditions: [...conditions, ...range, ...(isRead ? [readsTerms(words)] : named)],
    order: PRODUCT_ORDERS[query.sort],
    total,
    limit: query.pageSize,
    offset: offsetOf(query),
  });
  return {
    items: await readSummaries(context, uuids),
    maxProductPrice: toTaka(maxPricePaisa),
    paginationStatus: countPages(query, total),
  };
}
