import { sql } from 'kysely';
import type { Database } from '../database/schema';
import { deleteRows, runWithoutTriggers } from './emptyTables';

/**
 * Stores the rows of tables and the state of all sequences.
 * @returns a function that restores them in one statement, without triggers and foreign keys
 */
export async function snapshotTables(db: Database, tables: readonly string[]) {
  const statements = [
    ...deleteRows(tables),
    ...(await insertStatements(db, tables)),
    ...(await sequenceStatements(db)),
  ];
  return () => runWithoutTriggers(db, statements);
}

async function insertStatements(db: Database, tables: readonly string[]): Promise<string[]> {
  const columns = await insertableColumns(db);
  const read = tables.map(
    (name) => `select '${name}' as name, json_agg(each)::text as rows from ${name} as each`,
  );
  const { rows: contents } = await sql
    .raw<{ name: string; rows: string | null }>(read.join(' union all '))
    .execute(db);
  return contents.flatMap(({ name, rows }) =>
    rows
      ? `insert into ${name} (${columns.get(name)}) overriding system value
         select ${columns.get(name)} from json_populate_recordset(null::${name}, $rows$${rows}$rows$)`
      : [],
  );
}

/** Lists the columns of each table, as SQL, without generated columns. */
async function insertableColumns(db: Database): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; columns: string }>`
    select table_name as name,
      string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER'
    group by table_name`.execute(db);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/** Builds statements that set all sequences to the values that they have now. */
async function sequenceStatements(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string; next: number; isUsed: boolean }>`
    select sequencename as name, coalesce(last_value, start_value)::integer as next,
      last_value is not null as is_used
    from pg_sequences where schemaname = 'public'`.execute(db);
  return rows.map(({ name, next, isUsed }) => `perform setval('${name}', ${next}, ${isUsed})`);
}
