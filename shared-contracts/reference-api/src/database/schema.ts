import type { Kysely, Transaction } from 'kysely';
import type { CatalogueTables } from './CatalogueTables';
import type { CommunityTables } from './CommunityTables';
import type { AccountTables, CustomerTables } from './CustomerTables';
import type { MeasurementTables } from './MeasurementTables';
import type { OrderTables } from './OrderTables';

/**
 * Every table by its camel-case name; in the database, tables and columns have snake_case names.
 */
export interface Schema
  extends AccountTables,
    CatalogueTables,
    CommunityTables,
    CustomerTables,
    MeasurementTables,
    OrderTables {}

export type Database = Kysely<Schema>;
export type DatabaseTransaction = Transaction<Schema>;

/** Context of functions that read and write tables. */
export interface DataContext {
  db: Database;
  /**
   * Present time. Everything with a time limit calls this function, so that tests can move the
   * clock.
   */
  now: () => Date;
}
