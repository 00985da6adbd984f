import { callApi } from '@marketplace/contracts/api/client';
import { getComplaint } from '@marketplace/contracts/api/complaintCases';
import { createComplaint, listProblemCategories } from '@marketplace/contracts/api/complaints';
import { createTestMarket } from '../testing/createTestMarket';
import { createTestOrder } from '../testing/createTestOrder';
import { picture } from '../testing/hostileFiles';
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

  it('answer with pictures, which the customer sees and which belong to the order', async () => {
    const photos = [await picture('png'), await picture('jpeg')];
    const pictures = photos.map((photo) => photo.toString('base64'));
    const answer = { ...by, author: 'shop', text: 'This is how we packed it.', pictures };
    expect((await send(`/${uuid}/answer`, answer)).status).toBe(200);
    const request = await market.api.visit('01711000001');
    const { messages } = await callApi(getComplaint, { request, params: { uuid } });
    const shown = messages[0]?.imageUrls ?? [];
    expect(shown).toHaveLength(2);
    for (const { mediumImageUrl } of shown) {
      const url = mediumImageUrl.replace('/api', '');
      expect((await market.api.app.inject({ url })).headers['content-type']).toBe('image/webp');
    }
    const { uuid: orderUuid } = await market.db
      .selectFrom('orders')
      .select('uuid')
      .executeTakeFirstOrThrow();
    const stored = await market.db.selectFrom('uploads').select('orderUuid').execute();
    expect(stored).toEqual([{ orderUuid }, { orderUuid }]);
  });

  it.each([
    ['a text', Buffer.from('<?php'), 415, 'pictures.0 must be a JPEG'],
    ['a picture that is cut off', 'half a picture', 400, 'pictures.0 cannot be read'],
  ])('do not answer with %s instead of a picture', async (_what, file, status, message) => {
    const bytes = typeof file === 'string' ? (await picture('jpeg')).subarray(0, 200) : file;
    const answer = { ...by, author: 'shop', text: 'x', pictures: [bytes.toString('base64')] };
    const reply = await send(`/${uuid}/answer`, answer);
    expect(reply.status).toBe(status);
    expect(JSON.stringify(reply.body)).toContain(message);
    expect((await send(`/${uuid}`)).body.messages).toEqual([]);
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
    [400, `/${UNKNOWN}/answer`, { ...by, author: 'shop', text: 'x', pictures: ['%'] }],
    [400, `/${UNKNOWN}/answer`, { ...by, author: 'shop', text: 'x', pictures: Array(6).fill('') }],
    [404, `/${UNKNOWN}/answer`, { ...by, author: 'shop', text: 'x', pictures: ['aaaa'] }],
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
