import { callApi } from '@marketplace/contracts/api/client';
import {
  createComplaint,
  listProblemCategories,
  updateComplaint,
} from '@marketplace/contracts/api/complaints';
import type { OrderStatus } from '@marketplace/contracts/api/orders';
import { decideCase } from '../complaint-decisions/decideCase';
import { createTestMarket } from '../testing/createTestMarket';
import { createTestOrder } from '../testing/createTestOrder';
import { jobContext } from '../testing/jobContext';
import { CUSTOMER, PRODUCT } from '../testing/marketUuids';
import { createClock } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

describe('the pieces of a complaint', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now });
  let rahim: Request;
  let orderItemUuid: string;
  let categories: Map<string, string>;

  beforeEach(async () => {
    await createTestMarket(market.db);
    rahim = await market.api.visit('01711000001');
    categories = new Map(
      (await callApi(listProblemCategories)).items.map(({ uuid, name }) => [name, uuid]),
    );
    await order(3);
  });

  async function order(pieces: number, status: OrderStatus = 'delivered') {
    const { db } = market;
    ({ orderItemUuid } = await createTestOrder(db, CUSTOMER.rahim, PRODUCT.rui, status, pieces));
  }
  const complain = (body: object = {}, problem = 'Item arrived damaged') => {
    const problemCategoryUuid = categories.get(problem) ?? '';
    const given = { orderItemUuid, problemCategoryUuid, description: 'It was soft.' };
    return callApi(createComplaint, { request: rahim, body: { ...given, ...body } });
  };
  const change = (uuid: string, body: object) =>
    callApi(updateComplaint, { request: rahim, params: { uuid }, body });
  const refuse = (uuid: string) =>
    decideCase(jobContext(market.db, clock.now), {
      uuid,
      operator: 'tester',
      kind: 'refusal',
      reason: 'It is that soft.',
    });
  const sumOfPieces = async () =>
    (await market.db.selectFrom('complaints').select('quantity').execute()).reduce(
      (sum, { quantity }) => sum + quantity,
      0,
    );

  it('are all pieces of the line if the customer names no number', async () => {
    expect(await complain()).toMatchObject({ quantity: 3, wish: null });
    await order(3);
    const { uuid } = await complain({ quantity: 2, wish: 'replacement' });
    expect(await change(uuid, { quantity: 1, wish: 'refund' })).toMatchObject({
      quantity: 1,
      wish: 'refund',
    });
  });

  it('may be split among several complaints about one line, which together cover no more pieces than the line has', async () => {
    const { uuid } = await complain({ quantity: 1 });
    const refused = { status: 409, code: 'too-many-pieces' };
    await expect(complain({ quantity: 3 })).rejects.toMatchObject(refused);
    expect(await complain()).toMatchObject({ quantity: 2 });
    await expect(change(uuid, { quantity: 2 })).rejects.toMatchObject(refused);
    await expect(complain({ quantity: 1 })).rejects.toMatchObject({ code: 'already-open' });
    await refuse(uuid);
    expect(await complain()).toMatchObject({ quantity: 1 });
  });

  it('are never more than the line has, even if 50 requests arrive at once', async () => {
    await order(7);
    const uuids = [(await complain({ quantity: 1 })).uuid, (await complain({ quantity: 1 })).uuid];
    await market.db.deleteFrom('tries').execute();
    const requests = Array.from({ length: 50 }, (_, index) =>
      index % 3 === 0 ? change(uuids[index % 2] ?? '', { quantity: 3 }) : complain({ quantity: 2 }),
    );
    await Promise.allSettled(requests);
    expect(await sumOfPieces()).toBeLessThanOrEqual(7);
    expect(await sumOfPieces()).toBeGreaterThanOrEqual(6);
  }, 30_000);

  it.each<[string, OrderStatus]>([
    ['Delivery is late', 'shipped'],
    ['Parcel not received', 'placed'],
    ['Price or payment problem', 'placed'],
    ['Something else', 'confirmed'],
    ['Parcel not received', 'delivered'],
  ])('can have the problem "%s" in a parcel with the status %s', async (problem, status) => {
    await order(1, status);
    expect(await complain({}, problem)).toMatchObject({ problemCategory: { name: problem } });
  });

  it.each<[string, OrderStatus]>([
    ['Item arrived damaged', 'shipped'],
    ['Charged more than the printed price', 'placed'],
    ['Not as in the picture', 'cancelled'],
  ])('cannot have the problem "%s" in a parcel with the status %s', async (problem, status) => {
    await order(1, status);
    await expect(complain({}, problem)).rejects.toMatchObject({
      status: 409,
      code: 'not-arrived',
      message: expect.stringContaining('has not arrived yet'),
    });
  });

  it.each([0, -1, 1.5, 10_000, '2'])('are refused if their number is %p', async (quantity) => {
    await expect(complain({ quantity })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('quantity must be'),
    });
  });
});
