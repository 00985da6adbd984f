import { callApi } from '@marketplace/contracts/api/client';
import { createComplaint, listProblemCategories } from '@marketplace/contracts/api/complaints';
import { createTestMarket } from '../testing/createTestMarket';
import { createTestOrder } from '../testing/createTestOrder';
import { CUSTOMER, PRODUCT, UNKNOWN } from '../testing/marketUuids';
import { createClock, openTestApi } from '../testing/openTestApi';
import { WITH_SANDBOX } from '../testing/payAtSandbox';
import { payTestOrder } from '../testing/payTestOrder';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

const TOKEN = 'the-token-of-an-operator-in-a-test';

describe("an operator's calls", () => {
  const clock = createClock();
  const options = { ...WITH_SANDBOX, now: clock.now, operatorToken: TOKEN };
  const market = serveMarket(openPostgres, options);
  let uuid: string;

  beforeEach(async () => {
    await createTestMarket(market.db);
    const request = await market.api.visit('01711000001');
    const order = await createTestOrder(market.db, CUSTOMER.rahim, PRODUCT.rui, 'delivered', 2);
    await payTestOrder(market.db, order.orderUuid, clock.now());
    const { orderItemUuid } = order;
    const problemCategoryUuid = (await callApi(listProblemCategories)).items[0]?.uuid ?? '';
    const body = { orderItemUuid, problemCategoryUuid, description: 'It was soft.' };
    ({ uuid } = await callApi(createComplaint, { request, body }));
  });

  async function send(
    path: string,
    payload?: object,
    authorization = `Bearer ${TOKEN}`,
    key?: string,
  ) {
    const reply = await market.api.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/operator/case${path}`,
      payload,
      headers: { authorization, ...(key && { 'idempotency-key': key }) },
    });
    return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
  }
  const by = { operator: 'Nadia' };

  it('list, show, answer and decide cases', async () => {
    expect((await send('')).body.items).toMatchObject([{ uuid, step: 'answer', quantity: 2 }]);
    const answer = { ...by, author: 'shop', text: 'We look.' };
    expect((await send(`/${uuid}/answer`, answer)).status).toBe(200);
    const decision = { ...by, kind: 'refund', quantity: 1, amount: 60.5, reason: 'Sorry.' };
    const decided = await send(`/${uuid}/decision`, decision);
    expect(decided.body.said).toContain('৳60.50');
    expect((await send(`/${uuid}`)).body).toMatchObject({
      status: 'resolved',
      messages: [{ author: 'shop', text: 'We look.' }],
      outcome: { quantity: 1, amount: 60.5, reason: 'Sorry.' },
    });
    expect(decided.headers['cache-control']).toBe('no-store');
    expect(await send(`/${uuid}/decision`, decision)).toMatchObject({
      status: 409,
      body: { code: 'refused' },
    });
  });

  it('answer once if a request is repeated with its key', async () => {
    const answer = { ...by, author: 'shop', text: 'We look.' };
    const write = (text: string) =>
      send(`/${uuid}/answer`, { ...answer, text }, undefined, 'one-answer');
    const [first, second] = await Promise.all([write('We look.'), write('We look.')]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await write('Another one.')).status).toBe(409);
    expect((await send(`/${uuid}`)).body.messages).toHaveLength(1);
  });

  it.each([undefined, '', 'Bearer', `Bearer ${TOKEN}x`, TOKEN, `bearer ${TOKEN}`])(
    'are refused in one form if the header is %p, whether the case exists or not',
    async (authorization) => {
      const payload = { ...by, kind: 'refusal', reason: 'No.' };
      const replies = [
        await send('', undefined, authorization ?? ''),
        await send(`/${uuid}`, undefined, authorization ?? ''),
        await send(`/${UNKNOWN}`, undefined, authorization ?? ''),
        await send(`/${uuid}/decision`, payload, authorization ?? ''),
      ];
      expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
      expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await market.db.selectFrom('operatorActs').selectAll().execute()).toEqual([]);
    },
  );

  it("are refused with a customer's token", async () => {
    const customer = await market.api.visit('01711000001');
    const token = /accessToken=([^;]+)/.exec(customer.headers.get('cookie') ?? '')?.[1];
    expect((await send(`/${uuid}`, undefined, `Bearer ${token}`)).status).toBe(401);
  });

  it.each([
    [404, `/${UNKNOWN}`, undefined],
    [404, '/x', undefined],
    [404, `/${UNKNOWN}/decision`, { ...by, kind: 'refusal', reason: 'No.' }],
    [404, `/${UNKNOWN}/answer`, { ...by, author: 'shop', text: 'x' }],
    [400, `/${UNKNOWN}/decision`, { ...by, kind: 'refusal', reason: 'No.', quantity: 1 }],
    [400, `/${UNKNOWN}/decision`, { ...by, kind: 'refusal', reason: 'No.', amount: 1 }],
    [400, `/${UNKNOWN}/decision`, { ...by, kind: 'replacement', reason: 'No.', amount: 1 }],
    [400, `/${UNKNOWN}/decision`, { ...by, kind: 'gift', reason: 'No.' }],
    [400, `/${UNKNOWN}/decision`, { ...by, kind: 'refund', reason: 'No.', amount: -1 }],
    [400, `/${UNKNOWN}/answer`, { ...by, author: 'customer', text: 'x' }],
    [400, `/${UNKNOWN}/answer`, { operator: ' ', author: 'shop', text: 'x' }],
  ])('reply %i to %s with %j', async (status, path, payload) => {
    expect((await send(path, payload)).status).toBe(status);
  });

  it('do not exist if the settings contain no token', async () => {
    const closed = await openTestApi(market.db, { now: clock.now });
    for (const authorization of ['', 'Bearer undefined', `Bearer ${TOKEN}`]) {
      const reply = await closed.app.inject({
        url: '/operator/case',
        headers: { authorization },
      });
      expect(reply.statusCode).toBe(404);
    }
    await closed.close();
  });
});
