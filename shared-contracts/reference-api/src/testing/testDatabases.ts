import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { startPostgres, type TestPostgres } from '@marketplace/contracts/testing/startPostgres';
import pg from 'pg';
import { setHashCost } from '../customers/passwords';
import { migrate } from '../database/migrate';
import { databaseFolder, openDatabase } from '../database/openDatabase';
import { createPglite, onPglite } from '../database/pglite';
import type { Database } from '../database/schema';
import { readImage, schemaFingerprint } from './readImage';

// Functions of the embedded database are compiled twice, the second time for speed when they were
// used this much: with V8's own figure most of a short test is compiling.
setFlagsFromString('--wasm-tiering-budget=10000000');

// A hash of real cost takes 20 ms; tests of timing set it again.
export const CHEAP_HASHES = { memoryCost: 64, timeCost: 1 };
setHashCost(CHEAP_HASHES);

/** Opening one takes seconds, and many on a busy machine. */
export const OPEN_LIMIT_MS = 120_000;

export interface TestDatabase {
  db: Database;
  /** URL for other processes; not there for one in memory. */
  url?: string;
  close: () => Promise<void>;
}

/** A database in memory, as `npm start` uses one in a folder. */
async function openEmbedded(): Promise<TestDatabase> {
  const db = onPglite(await createPglite({ image: await readImage() }));
  return { db, close: () => db.destroy() };
}

/** An embedded database in a data folder, with every table and no row, for processes to open. */
export async function createEmbedded(dataDir: string): Promise<Database> {
  const folder = databaseFolder(dataDir);
  await mkdir(folder, { recursive: true });
  return onPglite(await createPglite({ folder, image: await readImage() }));
}

/**
 * A database of its own on a real server, so that test files can run side by side. For tests that
 * would see no difference: a query takes a fraction of what it takes in WebAssembly.
 */
export const openPostgres = () => copyOnServer(prepareTemplate);

/** One without a table, for tests of migrations. */
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

/** Serialises the building of the template between test files. */
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

/** The database that trade runs on. */
export const POSTGRES = { database: 'PostgreSQL', open: openPostgres };

/**
 * Both databases the API runs on, for `describe.each`. In the gate for what differs between them:
 * the contract, migrations, orders and payments at once; for other rules in the soak.
 */
export const TEST_DATABASES = [{ database: 'PGlite', open: openEmbedded }, POSTGRES];
