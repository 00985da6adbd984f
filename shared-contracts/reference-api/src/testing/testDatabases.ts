import { randomBytes } from 'node:crypto';
import { startPostgres, type TestPostgres } from '@marketplace/contracts/testing/startPostgres';
import pg from 'pg';
import { migrate } from '../database/migrate';
import { openDatabase } from '../database/openDatabase';
import { createPglite, onPglite } from '../database/pglite';
import type { Database } from '../database/schema';
import { readImage } from './readImage';

/** Opening one takes seconds, and many on a busy machine. */
export const OPEN_LIMIT_MS = 120_000;

export interface TestDatabase {
  db: Database;
  /** URL for other processes; not there for one in memory. */
  url?: string;
  close: () => Promise<void>;
}

/** A database in memory, for tests that would see no difference on a server. */
export async function openEmbedded(): Promise<TestDatabase> {
  const db = onPglite(await createPglite({ image: await readImage() }));
  return { db, close: () => db.destroy() };
}

/** A database of its own on a real server, so that test files can run side by side. */
async function openOnServer(): Promise<TestDatabase> {
  const server = await startPostgres();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name} encoding 'UTF8' template template0`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const db = await openDatabase({ databaseUrl: url.href });
  await migrate(db);
  return {
    db,
    url: url.href,
    async close() {
      await db.destroy();
      await administer(server, `drop database ${name} with (force)`);
      await server.stop();
    },
  };
}

async function administer(server: TestPostgres, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Both databases the API runs on, for `describe.each`. */
export const TEST_DATABASES = [
  { database: 'PGlite', open: openEmbedded },
  { database: 'PostgreSQL', open: openOnServer },
];
