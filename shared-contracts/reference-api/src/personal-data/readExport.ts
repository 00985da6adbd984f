import { toTaka } from '@marketplace/contracts/commerce/money';
import { sql } from 'kysely';
import type { Database } from '../database/schema';
import type { ApiContext } from '../http/Handlers';
import { isOfCustomer, type Owner } from './ofCustomer';
import { personalData } from './personalData';
import type { TableRule } from './TableRule';

/** Rows of one kind, with the names and units of the export. */
export interface ExportedKind {
  kind: string;
  rows: Readonly<Record<string, unknown>>[];
}

type ExportContext = Pick<ApiContext, 'db' | 'mediaUrl' | 'publicUrls'>;

/**
 * Reads all personal data of a customer, with one query for each table regardless of the number of
 * rows. Adds the names of products, because the customer does not know their uuids.
 */
export async function readExport(context: ExportContext, owner: Owner): Promise<ExportedKind[]> {
  const kinds: ExportedKind[] = [];
  for (const [table, rule] of Object.entries(personalData)) {
    const { kind } = rule;
    if (kind === undefined) continue;
    const found = await readRows(context.db, { table, rule, owner });
    const rows = found.map((row) => exportRow(context, rule, row));
    kinds.push({ kind, rows });
  }
  await nameProducts(context.db, kinds);
  return kinds;
}

interface Reading {
  table: string;
  rule: TableRule;
  owner: Owner;
}

async function readRows(db: Database, { table, rule, owner }: Reading) {
  const columns = Object.entries(rule.columns)
    .filter(([, { exportedAs }]) => exportedAs !== undefined)
    .map(([column]) => sql.ref(column));
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(columns)} from ${sql.table(table)} where ${isOfCustomer(table, owner)}`.execute(
    db,
  );
  return rows;
}

/**
 * Converts a row: gives the values their exported names, amounts in taka and pictures as URLs.
 * Everything else is exported as it is stored.
 */
function exportRow(
  { mediaUrl, publicUrls }: ExportContext,
  { columns }: TableRule,
  row: Record<string, unknown>,
): Record<string, unknown> {
  const urlOf = (path: string) => new URL(mediaUrl(path), publicUrls.shop).href;
  const convert = (column: string, value: unknown) => {
    if (column.endsWith('Paisa') && typeof value === 'number') return toTaka(value);
    if (column.endsWith('Path') && typeof value === 'string') return urlOf(value);
    return value;
  };
  return Object.fromEntries(
    Object.entries(columns).flatMap(([column, { exportedAs }]) =>
      exportedAs === undefined ? [] : [[exportedAs, convert(column, row[column])]],
    ),
  );
}

async function nameProducts(db: Database, kinds: ExportedKind[]): Promise<void> {
  const rows = kinds.flatMap((kind) => kind.rows);
  const unnamed = rows.filter((row) => row.productId && row.productName === undefined);
  const uuids = [...new Set(unnamed.map(({ productId }) => String(productId)))];
  if (uuids.length === 0) return;
  const products = await db
    .selectFrom('products')
    .select(['uuid', 'name'])
    .where('uuid', 'in', uuids)
    .execute();
  const nameOf = new Map(products.map(({ uuid, name }) => [uuid, name]));
  for (const kind of kinds) {
    kind.rows = kind.rows.map((row) => {
      const product = nameOf.get(String(row.productId));
      return row.productName === undefined && product ? { product, ...row } : row;
    });
  }
}
