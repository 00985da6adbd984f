import { sql } from 'kysely';
import { countPages, offsetOf } from '../database/paging';
import type { Database } from '../database/schema';
import type { Handlers } from '../http/Handlers';
import { findTerms } from './findTerms';
import { readSummaries } from './productSummaries';
import { PRODUCT_ORDERS, readPage, shouldScanInOrder } from './readPage';
import { hasStart, hasTerms, readsTerms, startsWith, type WordTerms } from './searchTerms';

const NOTHING = { total: 0, starting: 0 };

interface Found {
  total: number;
  /** Number of them whose name begins with the first word: they come first. */
  starting: number;
}

async function countFound(db: Database, words: WordTerms[]): Promise<Found> {
  const [first = []] = words;
  const [only] = first;
  if (words.length === 1 && first.length === 1 && only) {
    const starting = await db
      .selectFrom('searchTerms')
      .select('products')
      .where('term', '=', `^${only.term}`)
      .executeTakeFirst();
    return { total: only.products, starting: starting?.products ?? 0 };
  }
  if (words.some((terms) => terms.length === 0)) return NOTHING;
  const { rows } = await sql<Found>`
    select count(*) as total, count(*) filter (where ${startsWith(first)}) as starting
    from products where ${hasTerms(words)}`.execute(db);
  return rows[0] ?? { total: 0, starting: 0 };
}

export const searchHandlers: Handlers<'searchProducts'> = {
  async searchProducts({ query }, context) {
    const { db } = context;
    const words = await findTerms(db, query.productName);
    const [first = []] = words;
    const { total, starting } = words.length > 0 ? await countFound(db, words) : NOTHING;
    const offset = offsetOf(query);
    const order = PRODUCT_ORDERS.popular;

    const read = (isStarting: boolean, of: number, from: number, limit: number) => {
      const page = { order, total: of, limit, offset: from };
      const other = sql<boolean>`not ${startsWith(first)}`;
      if (shouldScanInOrder(page)) {
        const place = isStarting ? startsWith(first) : other;
        return readPage(db, {
          ...page,
          sources: [sql`products where ${readsTerms(words)} and ${place}`],
        });
      }
      const place = isStarting ? hasStart(first) : other;
      return readPage(db, {
        ...page,
        sources: [sql`products where ${hasTerms(words)} and ${place}`],
      });
    };
    const head = offset < starting ? await read(true, starting, offset, query.pageSize) : [];
    const rest = query.pageSize - head.length;
    const after = Math.max(0, offset - starting);
    const tail = rest > 0 ? await read(false, total - starting, after, rest) : [];
    return {
      searchList: await readSummaries(context, [...head, ...tail]),
      noProductfound: query.productName !== '' && total === 0,
      paginationStatus: countPages(query, total),
    };
  },
};
