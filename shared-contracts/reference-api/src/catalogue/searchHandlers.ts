import { sql } from 'kysely';
import { countPages, offsetOf } from '../database/paging';
import type { Handlers } from '../http/Handlers';
import { matchesName, searchWords } from './matchesName';
import { selectSummaries, toSummary } from './productSummaries';

export const searchHandlers: Handlers<'searchProducts'> = {
  async searchProducts({ query }, { db, mediaUrl }) {
    const words = searchWords(query.productName);
    if (words.length === 0) {
      const paginationStatus = countPages(query, 0);
      return { searchList: [], noProductfound: false, paginationStatus };
    }
    const { total } = await db
      .selectFrom('products')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(matchesName(words))
      .executeTakeFirstOrThrow();
    const phrase = words.join(' ');
    const rows = await selectSummaries(db)
      .where(matchesName(words))
      .orderBy(sql`position(${phrase} in products.search_text) = 1`, 'desc')
      .orderBy(sql`position(${phrase} in products.search_text) > 0`, 'desc')
      .orderBy(sql`word_similarity(${phrase}, products.search_text)`, 'desc')
      .orderBy('products.soldCount', 'desc')
      .orderBy('products.uuid')
      .limit(query.pageSize)
      .offset(offsetOf(query))
      .execute();
    return {
      searchList: rows.map((row) => toSummary(row, mediaUrl)),
      noProductfound: total === 0,
      paginationStatus: countPages(query, total),
    };
  },
};
