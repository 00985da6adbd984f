import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, type LogConfig, type PostgresPool } from 'kysely';
import pg from 'pg';
import { limitAnswers } from './limitAnswers';
import { MarketDialect } from './MarketDialect';
import { columnNames, createPglite, onPglite } from './pglite';
import type { Database, Schema } from './schema';

interface DatabaseOptions {
  /** A `postgres://` URL. If undefined, the embedded database is opened. */
  databaseUrl?: string;
  /** Data folder, which contains the embedded database. If undefined, it is kept in memory. */
  dataDir?: string;
  /** Maximum number of connections to a PostgreSQL server. */
  poolSize?: number;
  /** Time limit of a query to a PostgreSQL server, in milliseconds. */
  statementTimeoutMs?: number;
  /** Called after each statement, but only for a PostgreSQL server. */
  log?: LogConfig;
  /** Wraps the connection pool; fault tests use it to break connections. */
  wrapPool?: (pool: pg.Pool) => PostgresPool;
}

const INT8 = 20;
const STATEMENT_TIMEOUT_MS = 2000;
/** Maximum time to wait for a connection. */
const CONNECT_TIMEOUT_MS = 5000;
/** Maximum time that a healthy server needs to report that a query has exceeded its time limit. */
const ANSWER_DELAY_MS = 1000;
const DEFAULT_POOL_SIZE = 10;

/**
 * Opens a database on a PostgreSQL server if the options contain its URL, otherwise the embedded
 * database. Migrations and queries are the same for both.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl) return openServer(options.databaseUrl, options);
  return openEmbedded(options.dataDir);
}

async function openEmbedded(dataDir?: string): Promise<Database> {
  const folder = dataDir && databaseFolder(dataDir);
  if (folder) await mkdir(folder, { recursive: true });
  return onPglite(await createPglite({ folder }));
}

export const databaseFolder = (dataDir: string) => join(dataDir, 'database');

function openServer(
  connectionString: string,
  {
    poolSize = DEFAULT_POOL_SIZE,
    statementTimeoutMs = STATEMENT_TIMEOUT_MS,
    log,
    wrapPool = (given) => given,
  }: DatabaseOptions,
): Database {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    types: { getTypeParser },
  });
  // Without this listener, the process would exit if an idle connection breaks. The pool replaces
  // the connection.
  pool.on('error', () => undefined);
  // Without the listener for `error`, the process would exit if a busy connection breaks. The
  // queries of the connection fail anyway.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    limitAnswers(client, statementTimeoutMs + ANSWER_DELAY_MS);
  });
  const db = new Kysely<Schema>({
    dialect: new MarketDialect({ pool: wrapPool(pool) }),
    plugins: [columnNames],
    log,
  });
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<Database, pg.Pool>();

/**
 * Counts the connections of a pool, those of them that are idle, and the queries that wait for one.
 * Returns undefined for the embedded database, which has no pool.
 */
export function countConnections(db: Database) {
  const pool = pools.get(db);
  return pool && { size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

// By default, `pg` returns a bigint as text. Counts and amounts in paisa fit a JavaScript number.
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');
