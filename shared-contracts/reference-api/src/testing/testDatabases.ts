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

// V8 compiles the embedded database's functions again, for speed, after this much use. With V8's
// default, a short test would spend most of its time compiling.
setFlagsFromString('--wasm-tiering-budget=10000000');

// Computing a hash at its real cost takes 20 ms. Tests of timing use the real cost.
export const CHEAP_HASHES = { memoryCost: 64, timeCost: 1 };
setHashCost(CHEAP_HASHES);

/** Longer than in production, because a busy machine must not fail tests of other things. */
const STATEMENT_TIMEOUT_MS = 30_000;

/** Opening a database takes seconds, and even longer on a busy machine. */
export const OPEN_LIMIT_MS = 120_000;

export interface TestDatabase {
  db: Database;
  /** URL by which other processes connect; undefined for a database in memory. */
  url?: string;
  close: () => Promise<void>;
}

/** Opens an embedded database in memory; `npm start` uses one in a folder. */
async function openEmbedded(): Promise<TestDatabase> {
  const db = onPglite(await createPglite({ image: await readImage() }));
  return { db, close: () => db.destroy() };
}

/**
 * Creates an embedded database with every table and no row, in a data folder that processes can
 * open.
 */
export async function createEmbedded(dataDir: string): Promise<Database> {
  const folder = databaseFolder(dataDir);
  await mkdir(folder, { recursive: true });
  return onPglite(await createPglite({ folder, image: await readImage() }));
}

/**
 * Opens a database without rows on a PostgreSQL server. Tests use it where the kind of database
 * makes no difference, because its queries are much faster than those in WebAssembly and test files
 * can run in parallel.
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

/** @param leave called after the database has been closed */
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

/** Lock that lets one test file at a time build the template. */
const TEMPLATE_LOCK = 7_340_021;

/**
 * Creates a database with every table and no row, once per server.
 * @returns its name, for copies
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
 * The databases of a `describe.each`. The gate uses the kind that production uses; the full run
 * also uses the embedded one, on which the gate's journeys run.
 */
export const TEST_DATABASES = workload({ gate: [POSTGRES], full: [PGLITE, POSTGRES] });
