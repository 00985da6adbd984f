import type { Kysely, Transaction } from 'kysely';
import type { CatalogueTables } from './CatalogueTables';
import type { CommunityTables } from './CommunityTables';
import type { AccountTables, CustomerTables } from './CustomerTables';
import type { MeasurementTables } from './MeasurementTables';
import type { OperationTables } from './OperationTables';
import type { OrderTables } from './OrderTables';
import type { PasskeyTables } from './PasskeyTables';
import type { PaymentTables } from './PaymentTables';

/**
 * All tables of the database. Tables and columns have camelCase names here, and snake_case names in
 * the database.
 */
export interface Schema
  extends AccountTables,
    CatalogueTables,
    CommunityTables,
    CustomerTables,
    MeasurementTables,
    OperationTables,
    OrderTables,
    PasskeyTables,
    PaymentTables {}

export type Database = Kysely<Schema>;
export type DatabaseTransaction = Transaction<Schema>;

/** Context of functions that read and write tables. */
export interface DataContext {
  db: Database;
  /**
   * Returns the current time. All code that depends on the time calls this function, so that tests
   * can change the time.
   */
  now: () => Date;
}
