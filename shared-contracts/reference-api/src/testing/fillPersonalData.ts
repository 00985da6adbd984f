import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/schema';
import { personalData } from '../personal-data/personalData';
import type { Path } from '../personal-data/TableRule';

type Row = Record<string, unknown>;

/** A column of the database, with camelCase names as in the list of personal data. */
interface CatalogueColumn {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  /** True if the database itself computes the value. */
  isGenerated: boolean;
}

const inCamelCase = (name: string) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

/** Reads all columns of all tables from the database's own catalogue. */
export async function readCatalogue(db: Database): Promise<CatalogueColumn[]> {
  const { rows } = await sql<{
    tableName: string;
    columnName: string;
    dataType: string;
    isNullable: string;
    isComputed: boolean;
  }>`select columns.table_name, column_name, data_type, is_nullable,
      is_generated = 'ALWAYS' or identity_generation = 'ALWAYS' as is_computed
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
    order by 1, 2`.execute(db);
  return rows.map(({ tableName, columnName, dataType, isNullable, isComputed }) => ({
    table: inCamelCase(tableName),
    column: inCamelCase(columnName),
    type: dataType,
    isNullable: isNullable === 'YES',
    isGenerated: isComputed,
  }));
}

/** A customer whose tables are filled. */
interface FilledCustomer {
  uuid: string;
  /** Begins with +88. */
  phone: string;
  email: string;
  /** Word that each of the customer's texts contains. */
  mark: string;
}

/** Values that the database's checks prescribe. */
const PRESCRIBED: Readonly<Record<string, Row>> = {
  addresses: { isDefault: false },
  cartItems: { place: 'cart', quantity: 2 },
  complaintMessages: { author: 'customer' },
  complaintOutcomes: { kind: 'refund', round: 1, quantity: 1 },
  complaints: { status: 'resolved', quantity: 1, wish: 'refund' },
  declinedMessages: { kind: 'paid' },
  lateMarks: { kind: 'delivery' },
  messageLinks: { kind: 'paid' },
  orderItems: { quantity: 3, unitPricePaisa: 100, totalPaisa: 300 },
  orderMessages: { kind: 'paid', channel: 'sms' },
  orders: {
    status: 'delivered',
    subtotalPaisa: 1000,
    deliveryChargePaisa: 60,
    discountPaisa: 10,
    totalPaisa: 1050,
    ownerDeletedAt: null,
  },
  outboxMessages: { channel: 'sms' },
  payments: { status: 'paid' },
  reviews: { rating: 4 },
  uploads: { complaintUuid: null, complaintMessageUuid: null },
};

/**
 * Fills each table of the list of personal data with rows of a customer: one row for each way to
 * find a row. Each column has a value of its own. The customer must exist.
 * @returns the rows by table, as the database stores them
 */
export async function fillPersonalData(
  db: Database,
  customer: FilledCustomer,
): Promise<Map<string, Row[]>> {
  const catalogue = await readCatalogue(db);
  const filled = new Map<string, Row[]>();
  await db.transaction().execute(async (trx) => {
    // Foreign keys are off, so that rows need no products and shops.
    await sql`set local session_replication_role = replica`.execute(trx);
    const fill = async (table: string): Promise<Row[]> => {
      const earlier = filled.get(table);
      if (earlier) return earlier;
      const columns = catalogue.filter((each) => each.table === table && !each.isGenerated);
      const rows: Row[] = [];
      filled.set(table, rows);
      for (const path of personalData[table]?.paths ?? []) {
        const row = { ...inventRow(columns, customer), ...PRESCRIBED[table] };
        for (const { column } of personalData[table]?.paths ?? []) row[column] = null;
        row[path.column] = await keyOf(path, customer, fill);
        rows.push(await insert(trx, table, withoutForbiddenNulls(row, columns, customer)));
      }
      return rows;
    };
    filled.set('customers', [await readCustomer(trx, customer.uuid)]);
    for (const table of Object.keys(personalData)) await fill(table);
  });
  return filled;
}

async function keyOf(
  path: Path,
  { uuid, phone, email }: FilledCustomer,
  fill: (table: string) => Promise<Row[]>,
): Promise<unknown> {
  if ('in' in path) return (await fill(path.in))[0]?.[path.key];
  // As people type a phone.
  if ('isTyped' in path) return `${phone.slice(3, 8)}-${phone.slice(8)}`;
  return { uuid, phone, email }[path.is];
}

const inventRow = (columns: CatalogueColumn[], customer: FilledCustomer): Row =>
  Object.fromEntries(columns.map((each) => [each.column, invent(each, customer)]));

/** Gives columns of another way to find the row a strange value if they may not be null. */
const withoutForbiddenNulls = (
  row: Row,
  columns: CatalogueColumn[],
  customer: FilledCustomer,
): Row =>
  Object.fromEntries(
    columns.map((each) => {
      const value = row[each.column];
      return [each.column, value === null && !each.isNullable ? invent(each, customer) : value];
    }),
  );

/** Invents a value of a column's type. A text has letters that HTML must escape. */
function invent({ table, column, type }: CatalogueColumn, { mark }: FilledCustomer): unknown {
  const text = `${mark} <${table}.${column}> & "${randomInt(1e9)}"`.toLowerCase();
  switch (type) {
    case 'uuid':
      return randomUUID();
    case 'boolean':
      return true;
    case 'smallint':
    case 'integer':
    case 'bigint':
      return randomInt(1e3, 1e4);
    case 'timestamp with time zone':
      return new Date(Date.UTC(2026, 0, 1, 0, 0, randomInt(1e6)));
    case 'jsonb':
      return JSON.stringify({ text });
    case 'ARRAY':
      return [text];
    default:
      return text;
  }
}

async function insert(trx: DatabaseTransaction, table: string, row: Row): Promise<Row> {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  const values = sql.join(Object.values(row));
  const { rows } = await sql<Row>`
    insert into ${sql.table(table)} (${columns}) values (${values}) returning *`.execute(trx);
  return rows[0] ?? {};
}

async function readCustomer(trx: DatabaseTransaction, uuid: string): Promise<Row> {
  return trx.selectFrom('customers').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
}
