import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

interface PgliteFiles {
  /** Folder the database lies in; without one it lives in memory. */
  folder?: string;
  /** Files to begin with, as `dumpDataDir` gives them; a database without any makes its own. */
  image?: Blob;
}

/** What the embedded database keeps of its files in this process: of 128 MB, most is never read. */
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
