import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, type LogConfig, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { limitAnswers } from './limitAnswers';
import { columnNames, createPglite, onPglite } from './pglite';
import type { Database, Schema } from './schema';

interface DatabaseOptions {
  /** A `postgres://` URL; without one the database is embedded. */
  databaseUrl?: string;
  /** Folder of the embedded database; without one it lives in memory. */
  dataDir?: string;
  /** Connections to a PostgreSQL server. */
  poolSize?: number;
  /** Called with every statement that was run; on a server only. */
  log?: LogConfig;
  /** Puts something between queries and the connections they run on, as a test of faults does. */
  wrapPool?: (pool: pg.Pool) => PostgresPool;
}

const INT8 = 20;
/** Longest a query may take, and longest a request waits for a connection. */
const STATEMENT_TIMEOUT_MS = 2000;
const CONNECT_TIMEOUT_MS = 5000;
/** A server that is well has answered by then, with the error of its own limit at the latest. */
const ANSWER_LIMIT_MS = STATEMENT_TIMEOUT_MS + 1000;
const DEFAULT_POOL_SIZE = 10;

/** Opens the one or the other database; both take the same migrations and the same queries. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl) return openServer(options.databaseUrl, options);
  return openEmbedded(options.dataDir);
}

async function openEmbedded(dataDir?: string): Promise<Database> {
  const folder = dataDir && databaseFolder(dataDir);
  if (folder) await mkdir(folder, { recursive: true });
  return onPglite(await createPglite({ folder }));
}

/** Place of the embedded database in a data folder. */
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
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for one in use: its query fails by itself, and the event alone would end the process.
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

// Counts and paisa fit a JavaScript number; pg hands bigint out as text unless told otherwise.
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');
