import { sql } from 'kysely';
import type { Database } from '../database/schema';

interface Table {
  name: string;
  /** Columns to insert; generated columns are left out. */
  columns: string;
  rows: string;
}

/**
 * Runs `fill`, which empties tables and inserts rows, and stores the content of these tables.
 * @returns a function that restores the content in one statement, without triggers and constraints
 */
export async function snapshotTables(db: Database, fill: () => Promise<void>) {
  const before = await fileNodes(db);
  await fill();
  // A table that was truncated has a new file.
  const truncated = [...(await fileNodes(db))]
    .filter(([name, node]) => before.get(name) !== node)
    .map(([name]) => name);
  const tables = await Promise.all(truncated.map((name) => readTable(db, name)));
  const statements = [
    'set local session_replication_role = replica',
    ...truncated.map((name) => `delete from ${name}`),
    ...tables.map(insertRows),
    ...(await sequencesOf(db, truncated)),
  ];
  const restore = sql.raw(`do $restore$ begin ${statements.join(';\n')}; end $restore$`);
  return async () => {
    await restore.execute(db);
  };
}

async function fileNodes(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; node: number }>`
    select relname as name, pg_relation_filenode(oid)::integer as node
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
  return new Map(rows.map(({ name, node }) => [name, node]));
}

async function readTable(db: Database, name: string): Promise<Table> {
  const { rows } = await sql<{ columns: string }>`
    select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = 'public' and table_name = ${name} and is_generated = 'NEVER'`.execute(db);
  const content = await sql<{ rows: string | null }>`
    select json_agg(each)::text as rows from ${sql.table(name)} as each`.execute(db);
  return { name, columns: rows[0]?.columns ?? '', rows: content.rows[0]?.rows ?? '[]' };
}

const insertRows = ({ name, columns, rows }: Table) =>
  `insert into ${name} (${columns}) overriding system value
   select ${columns} from json_populate_recordset(null::${name}, $rows$${rows}$rows$)`;

/** Builds statements that set the sequences of tables back to their present values. */
async function sequencesOf(db: Database, tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string; next: number; isUsed: boolean }>`
    select sequence.relname as name, coalesce(last_value, start_value)::integer as next,
      last_value is not null as is_used
    from pg_depend
    join pg_class as sequence on sequence.oid = objid and sequence.relkind = 'S'
    join pg_class as owner on owner.oid = refobjid and owner.relkind = 'r'
    join pg_sequences on sequencename = sequence.relname and schemaname = 'public'
    where owner.relname in (${sql.join(tables)})`.execute(db);
  return rows.map(({ name, next, isUsed }) => `perform setval('${name}', ${next}, ${isUsed})`);
}
