/** Property of a customer by which rows are found. Only a verified phone or e-mail address counts. */
type CustomerKey = 'uuid' | 'phone' | 'email';

/**
 * A way to find a customer's rows of a table: by a column that contains a property of the customer,
 * or by a column that refers to another table's rows of the customer.
 */
export type Path =
  | { column: string; is: CustomerKey }
  /** The column contains a phone or e-mail address as the customer typed it. */
  | { column: string; isTyped: true }
  | { column: string; in: string; key: string };

/** Rule of the list of personal data for a column. */
interface ColumnRule {
  /** Name of the column's values in the export; undefined if the export leaves them out. */
  exportedAs?: string;
  /** Reason why the export leaves out the column. */
  hiddenBecause?: string;
  /** Value of the column after the account was deleted; undefined if the value stays. */
  blank?: { value: unknown };
}

/** Reason why rows of a customer outlive the account, and how long. */
export interface Keeping {
  reason: string;
  period: string;
}

/** Rule of the list of personal data for a table. */
export interface TableRule {
  /** Ways to find a customer's rows. A row that one of them finds is the customer's. */
  paths: readonly Path[];
  /** Name of the rows in the export; undefined if the export leaves out the table. */
  kind?: string;
  columns: Readonly<Record<string, ColumnRule>>;
  /**
   * What the deletion of an account does with the customer's rows. `none` means that no row can be
   * traced to a customer.
   */
  deletion: 'delete' | 'none' | Keeping;
  /**
   * Column that is null as long as somebody still has to deal with the row. The deletion of an
   * account keeps such rows.
   */
  handledColumn?: string;
}

interface Personal {
  paths: readonly Path[];
  kind?: string;
  /** Exported columns, separated by spaces, each as `column` or `column:name in the export`. */
  exported?: string;
  /** Columns that are not exported, separated by spaces, by the reason. */
  hidden?: Readonly<Record<string, string>>;
  /** Value, or SQL expression, of each column that is blanked if the row is kept. */
  blanked?: Readonly<Record<string, unknown>>;
  kept?: Keeping;
  handledColumn?: string;
}

const words = (list: string) => list.split(' ').filter((word) => word !== '');

/** The rule of a table whose rows belong to customers. Its rows are deleted unless `kept` is given. */
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
 * The rule of a table without data of customers.
 * @param columns the columns, separated by spaces
 */
export function notPersonal(columns: string, hiddenBecause: string): TableRule {
  const rules = words(columns).map((column) => [column, { hiddenBecause }]);
  return { paths: [], columns: Object.fromEntries(rules), deletion: 'none' };
}
