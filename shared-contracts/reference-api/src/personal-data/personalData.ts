import { accountRules } from './accountRules';
import { communityRules } from './communityRules';
import { marketRules } from './marketRules';
import { orderRules } from './orderRules';
import type { TableRule } from './TableRule';

/**
 * The list of personal data: each table and column of the database, how a customer's rows are
 * found, what the export calls them, and what the deletion of an account does with them. Export
 * and deletion follow only this list. A test compares it with the database, so that neither can
 * miss a new column.
 */
export const personalData: Readonly<Record<string, TableRule>> = {
  ...accountRules,
  ...communityRules,
  ...orderRules,
  ...marketRules,
};

/** Tables with data of customers, each before the tables through which its rows are found. */
export const personalTables: readonly (readonly [string, TableRule])[] = Object.entries(
  personalData,
)
  .filter(([, { paths }]) => paths.length > 0)
  .sort(([one], [other]) => depthOf(other) - depthOf(one));

/** Number of tables between a table and the customer. */
function depthOf(table: string): number {
  const paths = personalData[table]?.paths ?? [];
  // The customer's own row is last, because rows of the other tables refer to it.
  if (table === 'customers') return -1;
  return Math.max(0, ...paths.map((path) => ('in' in path ? depthOf(path.in) + 1 : 0)));
}
