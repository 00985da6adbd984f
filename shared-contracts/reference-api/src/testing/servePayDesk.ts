import type { Database } from '../database/schema';
import { openPayDesk, type PayDesk } from './openPayDesk';
import { countPieces, findWrongOrders } from './readBooks';
import { OPEN_LIMIT_MS, type TestDatabase } from './testDatabases';

interface OpenDesk {
  readonly db: Database;
  readonly desk: PayDesk;
}

/**
 * Opens a pay desk before the tests of a block and closes it after them. Each test starts with a
 * market of its own, and ends with books that are right and as many pieces as before.
 */
export function servePayDesk(open: () => Promise<TestDatabase>): OpenDesk {
  let opened: (OpenDesk & { close: () => Promise<void> }) | undefined;
  let pieces = 0;
  const shop = () => {
    if (!opened) throw new Error('the desk opens just before the first test');
    return opened;
  };

  beforeAll(async () => {
    const { db, close } = await open();
    opened = { db, close, desk: await openPayDesk(db) };
  }, OPEN_LIMIT_MS);

  beforeEach(async () => {
    await shop().desk.plant();
    pieces = await countPieces(shop().db);
  });

  afterEach(async () => {
    expect(await findWrongOrders(shop().db)).toEqual([]);
    expect(await countPieces(shop().db)).toBe(pieces);
  });

  afterAll(async () => {
    await opened?.desk.api.close();
    await opened?.close();
  });

  return {
    get db() {
      return shop().db;
    },
    get desk() {
      return shop().desk;
    },
  };
}
