import { sql } from 'kysely';
import type { Database } from '../database/schema';

/** Tables to which the migrations add rows. */
const FILLED_BY_MIGRATIONS = ['kysely_migration', 'kysely_migration_lock', 'problem_categories'];

/** Lists all tables that are empty after the migrations, except those in `kept`. */
export async function marketTables(db: Database, kept: readonly string[] = []): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by relname`.execute(db);
  const others = [...FILLED_BY_MIGRATIONS, ...kept];
  return rows.map(({ name }) => name).filter((name) => !others.includes(name));
}

/**
 * Deletes all rows of the tables and resets all sequences. Does not use `truncate`, which takes ten
 * times as long because it creates a new file for each table and each index.
 */
export async function emptyTables(db: Database, tables: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string; first: number }>`
    select sequencename as name, start_value::integer as first from pg_sequences
    where schemaname = 'public'`.execute(db);
  await runWithoutTriggers(db, [
    ...deleteRows(tables),
    ...rows.map(({ name, first }) => `perform setval('${name}', ${first}, false)`),
  ]);
}

export const deleteRows = (tables: readonly string[]) =>
  tables.map((name) => `delete from ${name}`);

/** Runs statements of PL/pgSQL in one transaction. Triggers and foreign keys are off meanwhile. */
export async function runWithoutTriggers(
  db: Database,
  statements: readonly string[],
): Promise<void> {
  const all = ['set local session_replication_role = replica', ...statements];
  await sql.raw(`do $work$ begin ${all.join(';\n')}; end $work$`).execute(db);
}
