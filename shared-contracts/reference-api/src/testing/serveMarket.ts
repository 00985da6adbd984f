import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../database/schema';
import { openTestApi, type TestApi, type TestOptions } from './openTestApi';
import { OPEN_LIMIT_MS, type TestDatabase } from './testDatabases';

/**
 * Database and API for the tests of a describe block. Both are available only while the tests run.
 */
export interface Market {
  readonly db: Database;
  readonly api: TestApi;
  /** Folder for pictures, empty at the beginning. */
  readonly mediaDir: string;
}

/**
 * Opens a database and serves the API on it before the tests of a describe block. Closes both after
 * them. The tests must create the rows that they need.
 */
export function serveMarket(
  open: () => Promise<TestDatabase>,
  options: Omit<TestOptions, 'db' | 'mediaDir'> = {},
): Market {
  let opened: (Market & { closeDatabase: () => Promise<void> }) | undefined;
  const market = () => {
    if (!opened) throw new Error('the market opens just before the first test');
    return opened;
  };

  beforeAll(async () => {
    const { db, close: closeDatabase } = await open();
    const mediaDir = await mkdtemp(join(tmpdir(), 'market-media-'));
    const api = await openTestApi(db, { ...options, mediaDir });
    opened = { db, api, mediaDir, closeDatabase };
  }, OPEN_LIMIT_MS);

  afterEach(async () => {
    // Waits until all messages are sent, so that none arrives in the next test. The outbox replies
    // only then.
    await opened?.api.app.inject({ url: '/dev/outbox', query: { to: '01700000000' } });
  });

  afterAll(async () => {
    if (!opened) return;
    await opened.api.close();
    await opened.closeDatabase();
    await rm(opened.mediaDir, { recursive: true, force: true });
  });

  return {
    get db() {
      return market().db;
    },
    get api() {
      return market().api;
    },
    get mediaDir() {
      return market().mediaDir;
    },
  };
}
