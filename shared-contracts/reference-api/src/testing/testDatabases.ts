import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { startPostgres, type TestPostgres } from '@marketplace/contracts/testing/startPostgres';
import { workload } from '@marketplace/contracts/testing/workload';
import pg from 'pg';
import { setHashCost } from '../customers/passwords';
import { migrate } from '../database/migrate';
import { databaseFolder, openDatabase } from '../database/openDatabase';
import { createPglite, onPglite } from '../database/pglite';
import type { Database } from '../database/schema';
import { emptyTables, marketTables } from './emptyTables';
import { leaseDatabase, urlOf } from './leaseDatabase';
import { readImage, schemaFingerprint } from './readImage';

// Delays V8's optimising compiler for the embedded database. With V8's default, a short test would
// spend most of its time compiling.
setFlagsFromString('--wasm-tiering-budget=10000000');

// A low cost, because at the real cost computing one hash takes 20 ms. Only tests of timing use the
// real cost.
export const CHEAP_HASHES = { memoryCost: 64, timeCost: 1 };
setHashCost(CHEAP_HASHES);

/** Longer than in production, so that tests do not fail because the machine is busy. */
const STATEMENT_TIMEOUT_MS = 30_000;

/** Maximum time for opening a database, which takes seconds and on a busy machine much longer. */
export const OPEN_LIMIT_MS = 120_000;

export interface TestDatabase {
  db: Database;
  /** URL by which other processes can connect; undefined for a database in memory. */
  url?: string;
  close: () => Promise<void>;
}

/** Opens an embedded database in memory. `npm start` uses the same kind, but in a folder. */
async function openEmbedded(): Promise<TestDatabase> {
  const db = onPglite(await createPglite({ image: await readImage() }));
  return { db, close: () => db.destroy() };
}

/**
 * Creates an embedded database with all tables and no rows. It is in a folder that other processes
 * can open.
 */
export async function createEmbedded(dataDir: string): Promise<Database> {
  const folder = databaseFolder(dataDir);
  await mkdir(folder, { recursive: true });
  return onPglite(await createPglite({ folder, image: await readImage() }));
}

/**
 * Leases an empty database on a PostgreSQL server. Tests use it if the kind of database makes no
 * difference, because it is much faster than the embedded database and test files can run in
 * parallel.
 */
export async function openPostgres(): Promise<TestDatabase> {
  const server = await startPostgres();
  const { url, end } = await leaseDatabase(server.url, await prepareTemplate(server));
  const opened = await openOn(server, url, end);
  await emptyTables(opened.db, await marketTables(opened.db));
  return opened;
}

/** Creates a database without tables, for tests of migrations. */
export async function openEmptyPostgres(): Promise<TestDatabase> {
  const server = await startPostgres();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(server, (client) => client.query(`create database ${name} template template0`));
  return openOn(server, urlOf(server.url, name), () =>
    administer(server, (client) => client.query(`drop database if exists ${name} with (force)`)),
  );
}

/**
 * Opens a database on a server.
 * @param leave called when the database is closed
 */
async function openOn(
  server: TestPostgres,
  url: string,
  leave: () => Promise<unknown>,
): Promise<TestDatabase> {
  const db = await openDatabase({ databaseUrl: url, statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  return {
    db,
    url,
    async close() {
      await db.destroy();
      await leave();
      await server.stop();
    },
  };
}

/** Key of the lock with which only one test file at a time builds the template. */
const TEMPLATE_LOCK = 7_340_021;

/**
 * Creates a database with all tables and no rows, once per server.
 * @returns the name of this database, from which others are copied
 */
async function prepareTemplate(server: TestPostgres): Promise<string> {
  const template = `migrated_${await schemaFingerprint()}`;
  await administer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const known = await client.query('select from pg_database where datname = $1', [template]);
    if (known.rowCount) return;
    const draft = `${template}_${randomBytes(4).toString('hex')}`;
    await client.query(`create database ${draft} encoding 'UTF8' template template0`);
    const db = await openDatabase({ databaseUrl: urlOf(server.url, draft) });
    await migrate(db);
    await db.destroy();
    await client.query(`alter database ${draft} rename to ${template}`);
  });
  return template;
}

async function administer(server: TestPostgres, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

const PGLITE = { database: 'PGlite', open: openEmbedded };
const POSTGRES = { database: 'PostgreSQL', open: openPostgres };

/**
 * Databases for `describe.each`. The gate uses only PostgreSQL, as production does. The full run
 * also uses the embedded database.
 */
export const TEST_DATABASES = workload({ gate: [POSTGRES], full: [PGLITE, POSTGRES] });
