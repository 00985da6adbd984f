import { sql } from 'kysely';
import type { Database } from '../../database/schema';
import { buildProducts } from '../buildProducts';
import { addProducts } from './addProducts';
import { createGenerator } from './createGenerator';

/** Products per transaction; few enough that the progress is reported regularly. */
const BATCH = 10_000;

type OnProgress = (text: string) => void;

async function countProducts(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Adds generated products until the market's number of products reaches `products`. Does not change
 * existing rows, so that a second run can continue an interrupted run.
 */
export async function growMarket(
  db: Database,
  products: number,
  onProgress: OnProgress,
): Promise<void> {
  let count = await countProducts(db);
  const generate = createGenerator(buildProducts());
  for (let first = 0; count < products; first += BATCH) {
    const batch = Array.from({ length: BATCH }, (_, i) => generate(first + i));
    const there = await db
      .selectFrom('products')
      .select('uuid')
      .where(
        'uuid',
        'in',
        batch.map(({ uuid }) => uuid),
      )
      .execute();
    const known = new Set(there.map(({ uuid }) => uuid));
    const missing = batch.filter(({ uuid }) => !known.has(uuid)).slice(0, products - count);
    if (missing.length === 0) continue;
    await addProducts(db, missing);
    count += missing.length;
    onProgress(`products ${count}/${products}`);
  }
  // VACUUM lets PostgreSQL answer queries from indexes alone. The time limit of queries is off,
  // because VACUUM may take longer.
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum (analyze)`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}
