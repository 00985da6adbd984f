import type { Database } from '../database/schema';
import { openPaymentScenario, type PaymentScenario } from './openPaymentScenario';
import { countPieces, findInconsistentOrders } from './orderInvariants';
import { OPEN_LIMIT_MS, type TestDatabase } from './testDatabases';

interface OpenScenario {
  readonly db: Database;
  readonly scenario: PaymentScenario;
}

/**
 * Opens a payment scenario before the tests of a describe block, and closes it after them. Each
 * test gets a new market. Each test must leave all orders consistent and lose no pieces.
 */
export function servePaymentScenario(open: () => Promise<TestDatabase>): OpenScenario {
  let opened: (OpenScenario & { close: () => Promise<void> }) | undefined;
  let pieces = 0;
  const shop = () => {
    if (!opened) throw new Error('the scenario opens just before the first test');
    return opened;
  };

  beforeAll(async () => {
    const { db, close } = await open();
    opened = { db, close, scenario: await openPaymentScenario(db) };
  }, OPEN_LIMIT_MS);

  beforeEach(async () => {
    await shop().scenario.reset();
    pieces = await countPieces(shop().db);
  }, OPEN_LIMIT_MS);

  afterEach(async () => {
    expect(await findInconsistentOrders(shop().db)).toEqual([]);
    expect(await countPieces(shop().db)).toBe(pieces);
  });

  afterAll(async () => {
    await opened?.scenario.api.close();
    await opened?.close();
  });

  return {
    get db() {
      return shop().db;
    },
    get scenario() {
      return shop().scenario;
    },
  };
}
