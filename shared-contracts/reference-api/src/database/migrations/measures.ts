import { type Kysely, sql } from 'kysely';

// The column is null for existing products, because it is unknown what amount their price buys.
const column = sql`add column measure jsonb check (
  measure is null or measure ?& '{amount,unit}' and (measure->>'amount')::numeric > 0
  and coalesce((measure->>'upTo')::numeric > (measure->>'amount')::numeric, true))`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['products', 'product_variants']) {
    await sql`alter table ${sql.table(table)} ${column}`.execute(db);
  }
}
