import type { Kysely, Transaction } from 'kysely';
import type { CatalogueTables } from './CatalogueTables';
import type { CommunityTables } from './CommunityTables';
import type { AccountTables, CustomerTables } from './CustomerTables';
import type { MeasurementTables } from './MeasurementTables';
import type { OrderTables } from './OrderTables';

/** Every table by camel-case name; tables and columns are snake_case in the database. */
export interface Schema
  extends AccountTables,
    CatalogueTables,
    CommunityTables,
    CustomerTables,
    MeasurementTables,
    OrderTables {}

export type Database = Kysely<Schema>;
export type DatabaseTransaction = Transaction<Schema>;

/** The context that reading and writing tables needs. */
export interface DataContext {
  db: Database;
  /** Present time; everything with a time limit reads it, so that tests can move the clock. */
  now: () => Date;
}
