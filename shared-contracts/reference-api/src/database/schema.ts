import type { Kysely, Transaction } from 'kysely';
import type { AccountTables } from './AccountTables';
import type { CatalogueTables } from './CatalogueTables';
import type { CommunityTables } from './CommunityTables';
import type { CustomerTables } from './CustomerTables';
import type { OrderTables } from './OrderTables';

/** Every table, by camel-case name; columns and tables are snake_case in the database. */
export interface Schema
  extends AccountTables,
    CatalogueTables,
    CommunityTables,
    CustomerTables,
    OrderTables {}

export type Database = Kysely<Schema>;
export type DatabaseTransaction = Transaction<Schema>;
