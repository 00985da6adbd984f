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
import { readImage, schemaFingerprint } from './readImage';

// V8 compiles functions of the embedded database a second time, for speed, after this much use;
// with V8's default a short test would mostly compile.
setFlagsFromString('--wasm-tiering-budget=10000000');

// A hash of real cost takes 20 ms; tests of timing restore it.
export const CHEAP_HASHES = { memoryCost: 64, timeCost: 1 };
setHashCost(CHEAP_HASHES);

/** Opening a database takes seconds, and longer on a busy machine. */
export const OPEN_LIMIT_MS = 120_000;

export interface TestDatabase {
  db: Database;
  /** URL for other processes; undefined for one in memory. */
  url?: string;
  close: () => Promise<void>;
}

/** An embedded database in memory; `npm start` uses one in a folder. */
async function openEmbedded(): Promise<TestDatabase> {
  const db = onPglite(await createPglite({ image: await readImage() }));
  return { db, close: () => db.destroy() };
}

/**
 * Creates an embedded database with every table and no row in a data folder, for processes to open.
 */
export async function createEmbedded(dataDir: string): Promise<Database> {
  const folder = databaseFolder(dataDir);
  await mkdir(folder, { recursive: true });
  return onPglite(await createPglite({ folder, image: await readImage() }));
}

/**
 * Creates a database on a real server, so that test files can run in parallel. Used where the
 * database makes no difference, because queries are much faster than in WebAssembly.
 */
export const openPostgres = () => copyOnServer(prepareTemplate);

/** A database without tables, for tests of migrations. */
export const openEmptyPostgres = () => copyOnServer(async () => 'template0');

/** @param findTemplate resolves to the name of the database to copy */
async function copyOnServer(
  findTemplate: (server: TestPostgres) => Promise<string>,
): Promise<TestDatabase> {
  const server = await startPostgres();
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = await findTemplate(server);
  await administer(server, (client) =>
    client.query(`create database ${name} template ${template}`),
  );
  const url = urlOf(server, name);
  const db = await openDatabase({ databaseUrl: url });
  return {
    db,
    url,
    async close() {
      await db.destroy();
      await administer(server, (client) =>
        client.query(`drop database if exists ${name} with (force)`),
      );
      await server.stop();
    },
  };
}

/** Lock that lets one test file at a time build the template. */
const TEMPLATE_LOCK = 7_340_021;

/** Name of a database with every table and no row, migrated once per server and then copied. */
async function prepareTemplate(server: TestPostgres): Promise<string> {
  const template = `migrated_${await schemaFingerprint()}`;
  await administer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const known = await client.query('select from pg_database where datname = $1', [template]);
    if (known.rowCount) return;
    const draft = `${template}_${randomBytes(4).toString('hex')}`;
    await client.query(`create database ${draft} encoding 'UTF8' template template0`);
    const db = await openDatabase({ databaseUrl: urlOf(server, draft) });
    await migrate(db);
    await db.destroy();
    await client.query(`alter database ${draft} rename to ${template}`);
  });
  return template;
}

function urlOf(server: TestPostgres, database: string): string {
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  return url.href;
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
 * Databases of a `describe.each`: in the gate the one that production uses, in full also the embedded
 * one, which the gate's journeys run on.
 */
export const TEST_DATABASES = workload({ gate: [POSTGRES], full: [PGLITE, POSTGRES] });
