import type { ReplyOf } from '@marketplace/contracts/api/defineCall';
import type { listProducts as listProductsCall } from '@marketplace/contracts/api/products';
import { sql } from 'kysely';
import { toTaka } from '../database/money';
import { countPages, offsetOf } from '../database/paging';
import type { ApiContext } from '../http/Handlers';
import { countListed, countNamed } from './countListed';
import { findTerms } from './findTerms';
import { hasTerms, readsTerms } from './hasTerms';
import { isNear } from './isNear';
import { priceRange } from './priceRange';
import { type ListQuery, productFilters } from './productFilters';
import { PRODUCT_ORDERS, readPage } from './readPage';
import { readSummaries } from './readSummaries';

/** Of so many products that a name finds, the dearest is soon met; fewer are quickly counted. */
const MANY = 10_000;

export async function listProducts(
  query: ListQuery,
  context: ApiContext,
): Promise<ReplyOf<typeof listProductsCall>> {
  const words = await findTerms(context.db, query.productName ?? '');
  const { conditions, countedBy } = productFilters(query);
  const named = words.length > 0 ? [hasTerms(words)] : [];
  const { least, most, isGiven } = priceRange(query);
  const [word = []] = words;
  const [term] = word;
  const isOneTerm = words.length === 1 && word.length === 1 && conditions.length === 0;
  const { total, maxPricePaisa } =
    term && isOneTerm && !isGiven && term.products > MANY
      ? await countNamed(context.db, word, term.products)
      : await countListed(context.db, query, {
          conditions: [...conditions, ...named],
          countedBy: words.length > 0 ? undefined : countedBy,
        });
  const range = isGiven ? [sql<boolean>`products.price_paisa between ${least} and ${most}`] : [];
  const page = { total, limit: query.pageSize, offset: offsetOf(query) };
  const isLooked = words.length > 0 && !isGiven && conditions.length === 0 && isNear(page);
  const uuids = await readPage(context.db, {
    ...page,
    conditions: [...conditions, ...range, ...(isLooked ? [readsTerms(words)] : named)],
    order: PRODUCT_ORDERS[query.sort],
  });
  return {
    items: await readSummaries(context, uuids),
    maxProductPrice: toTaka(maxPricePaisa),
    paginationStatus: countPages(query, total),
  };
}
