import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, type LogConfig, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { limitAnswers } from './limitAnswers';
import { columnNames, createPglite, onPglite } from './pglite';
import type { Database, Schema } from './schema';

interface DatabaseOptions {
  /** A `postgres://` URL; undefined opens the embedded database. */
  databaseUrl?: string;
  /** Folder of the embedded database; undefined keeps it in memory. */
  dataDir?: string;
  /** Number of connections to a PostgreSQL server. */
  poolSize?: number;
  /** Called with every statement; only on a server. */
  log?: LogConfig;
  /** Wraps the connection pool, as a fault test does. */
  wrapPool?: (pool: pg.Pool) => PostgresPool;
}

const INT8 = 20;
/** Time limit of a query, and of the wait for a connection. */
const STATEMENT_TIMEOUT_MS = 2000;
const CONNECT_TIMEOUT_MS = 5000;
/** A healthy server has answered by then, at the latest with its own timeout error. */
const ANSWER_LIMIT_MS = STATEMENT_TIMEOUT_MS + 1000;
const DEFAULT_POOL_SIZE = 10;

/** Opens either database; both have the same migrations and queries. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl) return openServer(options.databaseUrl, options);
  return openEmbedded(options.dataDir);
}

async function openEmbedded(dataDir?: string): Promise<Database> {
  const folder = dataDir && databaseFolder(dataDir);
  if (folder) await mkdir(folder, { recursive: true });
  return onPglite(await createPglite({ folder }));
}

/** Folder of the embedded database in a data folder. */
export const databaseFolder = (dataDir: string) => join(dataDir, 'database');

function openServer(
  connectionString: string,
  { poolSize = DEFAULT_POOL_SIZE, log, wrapPool = (given) => given }: DatabaseOptions,
): Database {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    types: { getTypeParser },
  });
  // Idle connections that break are replaced; without a listener the event would end the process.
  pool.on('error', () => undefined);
  // A query on a broken connection fails by itself; without a listener the event would end the
  // process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    limitAnswers(client, ANSWER_LIMIT_MS);
  });
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: wrapPool(pool) }),
    plugins: [columnNames],
    log,
  });
}

// Counts and paisa fit a JavaScript number; by default pg returns bigint as text.
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');
