import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../database/schema';
import { openTestApi, type TestApi, type TestOptions } from './openTestApi';
import { OPEN_LIMIT_MS, type TestDatabase } from './testDatabases';

/** Database and API of a block of tests; they are available while its tests run. */
export interface Market {
  readonly db: Database;
  readonly api: TestApi;
  /** An empty folder for pictures. */
  readonly mediaDir: string;
}

/**
 * Opens a database and serves the API on it before the tests of a block, and closes both after
 * them. The block itself creates the market that it needs.
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
