import { callApi } from '@marketplace/contracts/api/client';
import { listMyOrders, type Order, placeOrder } from '@marketplace/contracts/api/orders';
import { createTestMarket } from '../testing/createTestMarket';
import { PRODUCT } from '../testing/marketUuids';
import { fillCart, orderBody } from '../testing/orderBody';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

describe('order numbers', () => {
  const market = serveMarket(openPostgres, { now: () => new Date('2026-11-20T06:00:00Z') });
  let request: Request;
  beforeEach(async () => {
    await createTestMarket(market.db);
    request = await market.api.visit('01711000001');
  });

  async function place(): Promise<Order> {
    const cartUuid = await fillCart([{ productUuid: PRODUCT.honey, quantity: 1 }]);
    return callApi(placeOrder, { request, body: orderBody(cartUuid) });
  }

  it('do not reveal how many orders were placed between two orders', async () => {
    const numbers: number[] = [];
    for (let n = 0; n < 6; n += 1) numbers.push(Number((await place()).orderNumber));
    for (const number of numbers) expect(String(number)).toMatch(/^[1-9]\d{8}$/);
    const sorted = [...numbers].sort((one, other) => one - other);
    const gaps = sorted.slice(1).map((number, n) => number - (sorted[n] ?? 0));
    // Random numbers may by chance be closer than this limit, so the test fails once in thirty
    // thousand runs.
    expect(Math.min(...gaps)).toBeGreaterThan(1000);
  });

  it('do not affect the order of the list of orders, which is sorted by time', async () => {
    const numbers: string[] = [];
    for (let n = 0; n < 6; n += 1) numbers.unshift((await place()).orderNumber);
    const { items } = await callApi(listMyOrders, { request, query: {} });
    expect(items.map(({ orderNumber }) => orderNumber)).toEqual(numbers);
  });
});
