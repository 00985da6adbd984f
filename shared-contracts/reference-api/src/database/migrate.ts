import { Migrator } from 'kysely';
import * as catalogueTables from './migrations/catalogueTables';
import * as contentTables from './migrations/contentTables';
import * as customerTables from './migrations/customerTables';
import * as orderTables from './migrations/orderTables';
import type { Database } from './schema';

/** In order of name; one that was ever released is never edited, only followed by another. */
const migrations = {
  '001-catalogue': catalogueTables,
  '002-customers': customerTables,
  '003-orders': orderTables,
  '004-content': contentTables,
};

/** Brings the database up to date; safe when several processes start at once. */
export async function migrate(db: Database): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
