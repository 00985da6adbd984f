import { sql } from 'kysely';
import type { Database } from '../database/schema';
import type { Listed } from './countListed';
import { hasTerms, readsTerms, type WordTerms } from './hasTerms';
import { isNear } from './isNear';
import { type ProductOrder, readPage } from './readPage';

interface Wanted {
  word: WordTerms;
  order: ProductOrder;
  total: number;
  limit: number;
  offset: number;
}

/** A page of what a word finds that very many products have: the dearest of them is soon met. */
export async function readCommon(
  db: Database,
  { word, ...page }: Wanted,
): Promise<Listed & { uuids: string[] }> {
  const { rows } = await sql<{ pricePaisa: number }>`
    select price_paisa from products where ${readsTerms([word])}
    order by price_paisa desc, uuid desc limit 1`.execute(db);
  const named = isNear(page) ? readsTerms([word]) : hasTerms([word]);
  const uuids = await readPage(db, { ...page, sources: [sql`products where ${named}`] });
  return { total: page.total, maxPricePaisa: rows[0]?.pricePaisa ?? 0, uuids };
}
