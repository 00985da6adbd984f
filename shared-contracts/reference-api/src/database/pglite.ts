import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { CamelCasePlugin, Kysely } from 'kysely';
import { PgliteDialect } from './PgliteDialect';
import type { Database, Schema } from './schema';

interface PgliteFiles {
  /** Folder the database lies in; without one it lives in memory. */
  folder?: string;
  /** Files to begin with, as `dumpDataDir` gives them; a database without any makes its own. */
  image?: Blob;
}

/** Page cache of the embedded database: of the default 128 MB, most is never read. */
const BUFFERS = '32MB';

/** PostgreSQL in WebAssembly, with what the migrations need. */
export function createPglite({ folder, image }: PgliteFiles): Promise<PGlite> {
  return PGlite.create({
    dataDir: folder,
    loadDataDir: image,
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
  });
}

/** The queries of the API over an embedded database; closing it closes the database. */
export const onPglite = (client: PGlite): Database =>
  new Kysely<Schema>({ dialect: new PgliteDialect(client), plugins: [columnNames] });

/** Columns are `snake_case` in the database and `camelCase` here; what lies in JSON stays as it is. */
export const columnNames = new CamelCasePlugin({ maintainNestedObjectKeys: true });
