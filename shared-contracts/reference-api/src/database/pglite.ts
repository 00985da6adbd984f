import type { PGlite } from '@electric-sql/pglite';
import { CamelCasePlugin, Kysely } from 'kysely';
import { PgliteDialect } from './PgliteDialect';
import type { Database, Schema } from './schema';

interface PgliteFiles {
  /** Folder of the database. If undefined, the database is kept in memory. */
  folder?: string;
  /** Files of an existing database, from `dumpDataDir`. If undefined, the database is empty. */
  image?: Blob;
}

/** Size of the embedded database's page cache. Most of the default of 128 MB would stay unused. */
const BUFFERS = '32MB';

/** Opens PostgreSQL in WebAssembly with the extensions that the migrations need. */
export async function createPglite({ folder, image }: PgliteFiles): Promise<PGlite> {
  // Imported on demand, because an API that uses a PostgreSQL server never needs PGlite.
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  return PGlite.create({
    dataDir: folder,
    loadDataDir: image,
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
  });
}

/**
 * Creates a Kysely instance on an embedded database. Destroying the instance closes the database.
 */
export const onPglite = (client: PGlite): Database =>
  new Kysely<Schema>({ dialect: new PgliteDialect(client), plugins: [columnNames] });

/** Maps `snake_case` columns to `camelCase`, but leaves the keys within JSON columns unchanged. */
export const columnNames = new CamelCasePlugin({ maintainNestedObjectKeys: true });
