import type { Database } from '../database/schema';
import { createTestMarket } from '../testing/createTestMarket';
import { createTestOrder } from '../testing/createTestOrder';
import { CUSTOMER, PRODUCT } from '../testing/marketUuids';
import { OPEN_LIMIT_MS, openPostgres } from '../testing/testDatabases';
import { createApi } from './createApi';

describe('POST /dev/advance', () => {
  let db: Database;
  let close: () => Promise<void>;
  let orderNumber: number;

  beforeAll(async () => {
    ({ db, close } = await openPostgres());
  }, OPEN_LIMIT_MS);

  beforeEach(async () => {
    await createTestMarket(db);
    const { orderUuid } = await createTestOrder(db, CUSTOMER.rahim, PRODUCT.rui, 'placed');
    const order = await db
      .selectFrom('orders')
      .select('orderNumber')
      .where('uuid', '=', orderUuid)
      .executeTakeFirstOrThrow();
    orderNumber = Number(order.orderNumber);
  });

  afterAll(() => close?.());

  const post = (payload: object, hasDevTools = true) =>
    createApi({ db, mediaDir: '/nowhere', mediaBaseUrl: '', hasDevTools }).inject({
      method: 'POST',
      url: '/dev/advance',
      payload,
    });
  const readStatus = async () =>
    (
      await db
        .selectFrom('orders')
        .select('status')
        .where('orderNumber', '=', orderNumber)
        .executeTakeFirstOrThrow()
    ).status;

  it('takes an order a step further', async () => {
    const response = await post({ orderNumber, to: 'confirmed' });
    expect(response.statusCode).toBe(200);
    expect(await readStatus()).toBe('confirmed');
  });

  it('refuses to skip a step', async () => {
    const response = await post({ orderNumber, to: 'delivered' });
    expect(response.statusCode).toBe(409);
    expect(await readStatus()).toBe('placed');
  });

  it.each([{}, { orderNumber: 'x', to: 'confirmed' }, { orderNumber: 1, to: 'lost' }])(
    'refuses %j',
    async (payload) => {
      expect((await post(payload)).statusCode).toBe(400);
    },
  );

  it('is not there without the dev tools', async () => {
    expect((await post({ orderNumber, to: 'confirmed' }, false)).statusCode).toBe(404);
    expect(await readStatus()).toBe('placed');
  });
});
