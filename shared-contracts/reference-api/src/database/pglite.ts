import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { CamelCasePlugin, Kysely } from 'kysely';
import { PgliteDialect } from './PgliteDialect';
import type { Database, Schema } from './schema';

interface PgliteFiles {
  /** Folder of the database; undefined keeps it in memory. */
  folder?: string;
  /** Initial files from `dumpDataDir`; undefined creates an empty database. */
  image?: Blob;
}

/** Page cache of the embedded database; most of the default 128 MB is never used. */
const BUFFERS = '32MB';

/** Opens PostgreSQL in WebAssembly with the extensions that the migrations need. */
export function createPglite({ folder, image }: PgliteFiles): Promise<PGlite> {
  return PGlite.create({
    dataDir: folder,
    loadDataDir: image,
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
  });
}

/** Kysely over an embedded database; closing it closes the database. */
export const onPglite = (client: PGlite): Database =>
  new Kysely<Schema>({ dialect: new PgliteDialect(client), plugins: [columnNames] });

/** Maps `snake_case` columns to `camelCase`, but not the content of JSON columns. */
export const columnNames = new CamelCasePlugin({ maintainNestedObjectKeys: true });
