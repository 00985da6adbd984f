import type { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { columnNames } from './columnNames';
import { PgliteDialect } from './PgliteDialect';
import type { Database, Schema } from './schema';

/** The queries of the API over an embedded database; closing it closes the database. */
export const onPglite = (client: PGlite): Database =>
  new Kysely<Schema>({ dialect: new PgliteDialect(client), plugins: [columnNames] });
