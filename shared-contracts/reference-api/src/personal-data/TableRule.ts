/** Property of a customer by which rows are found. An unverified phone or e-mail finds no rows. */
type CustomerKey = 'uuid' | 'phone' | 'email';

/**
 * A way to find a customer's rows of a table: by a column that contains a property of the customer,
 * or by a column that refers to the customer's rows of another table.
 */
export type Path =
  | { column: string; is: CustomerKey }
  /** The column contains a phone or e-mail address as the customer typed it. */
  | { column: string; isTyped: true }
  | { column: string; in: string; key: string };

/** Entry of a column in the list of personal data. */
interface ColumnRule {
  /** Name of the column's values in the export; undefined if the export leaves them out. */
  exportedAs?: string;
  /** Reason why the export leaves out the column. */
  hiddenBecause?: string;
  /** Value of the column after the account was deleted; undefined if the value stays. */
  blank?: { value: unknown };
}

/** Reason and period for which a customer's rows are kept after the deletion of the account. */
export interface Keeping {
  reason: string;
  period: string;
}

/** Entry of a table in the list of personal data. */
export interface TableRule {
  /** Ways to find a customer's rows. A row belongs to the customer if one of them finds it. */
  paths: readonly Path[];
  /** Name of the rows in the export; undefined if the export leaves out the table. */
  kind?: string;
  columns: Readonly<Record<string, ColumnRule>>;
  /**
   * Effect of an account's deletion on the customer's rows. `none` means that no row can be traced
   * to a customer.
   */
  deletion: 'delete' | 'none' | Keeping;
  /**
   * Column that is null until an employee has dealt with the row. Until then, the deletion of an
   * account keeps the row.
   */
  handledColumn?: string;
}

interface Personal {
  paths: readonly Path[];
  kind?: string;
  /** Exported columns, separated by spaces, each as `column` or `column:name in the export`. */
  exported?: string;
  /** Columns that are not exported, separated by spaces. Each key is the reason. */
  hidden?: Readonly<Record<string, string>>;
  /** New value, or SQL expression, of each column that is blanked in kept rows. */
  blanked?: Readonly<Record<string, unknown>>;
  kept?: Keeping;
  handledColumn?: string;
}

const words = (list: string) => list.split(' ').filter((word) => word !== '');

/** Entry of a table whose rows belong to customers. The rows are deleted unless `kept` is given. */
export function personal(table: Personal): TableRule {
  const { paths, kind, exported = '', hidden = {}, blanked = {}, kept, handledColumn } = table;
  const shown = words(exported).map((word): [string, ColumnRule] => {
    const [column = '', exportedAs = column] = word.split(':');
    return [column, { exportedAs }];
  });
  const left = Object.entries(hidden).flatMap(([hiddenBecause, columns]) =>
    words(columns).map((column): [string, ColumnRule] => [column, { hiddenBecause }]),
  );
  const columns = Object.fromEntries([...shown, ...left]);
  for (const [column, value] of Object.entries(blanked)) {
    columns[column] = { ...columns[column], blank: { value } };
  }
  return { paths, kind, columns, deletion: kept ?? 'delete', handledColumn };
}

/**
 * Entry of a table without data of customers.
 * @param columns the columns, separated by spaces
 */
export function notPersonal(columns: string, hiddenBecause: string): TableRule {
  const rules = words(columns).map((column) => [column, { hiddenBecause }]);
  return { paths: [], columns: Object.fromEntries(rules), deletion: 'none' };
}
