import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createTestMarket } from '../testing/createTestMarket';
import { createTestOrder } from '../testing/createTestOrder';
import { jobContext } from '../testing/jobContext';
import { CUSTOMER, PRODUCT } from '../testing/marketUuids';
import { createClock } from '../testing/openTestApi';
import { ADDRESS } from '../testing/orderBody';
import { WITH_SANDBOX } from '../testing/payAtSandbox';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';
import { waitForLock } from '../testing/waitForLock';
import { issueToken } from './accessTokens';
import { claimWriteKey, deleteExpiredWriteKeys, keepReply, releaseWriteKey } from './writeOnce';

interface Write {
  url: string;
  body: object;
  /** Another valid body for the same call, which differs from `body`. */
  other: object;
  table: 'addresses' | 'reviews' | 'complaints' | 'blogComments' | 'supportMessages' | 'payments';
}

const COMMENTS = '/blog/how-to-choose-fish/comment';

describe('a request with an Idempotency-Key', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { ...WITH_SANDBOX, now: clock.now });
  let app: FastifyInstance;
  let rahim: string;
  let karima: string;
  let orderUuid: string;
  let orderItemUuid: string;
  let problemCategoryUuid: string;

  beforeEach(async () => {
    app = market.api.app;
    await createTestMarket(market.db);
    await market.db.deleteFrom('supportMessages').execute();
    rahim = (await issueToken(market.db, CUSTOMER.rahim, clock.now())).accessToken;
    karima = (await issueToken(market.db, CUSTOMER.karima, clock.now())).accessToken;
    const order = await createTestOrder(market.db, CUSTOMER.rahim, PRODUCT.rui, 'delivered');
    orderUuid = order.orderUuid;
    orderItemUuid = order.orderItemUuid;
    const { items } = (await app.inject('/category/problem-categories')).json();
    problemCategoryUuid = items[0].uuid;
  });

  const writes: Record<string, () => Write> = {
    'an address': () => ({
      url: '/order/shipping-address',
      body: ADDRESS,
      other: { ...ADDRESS, area: 'Banani' },
      table: 'addresses',
    }),
    'a review': () => ({
      url: '/product/review',
      body: { productUuid: PRODUCT.rui, rating: 4, comment: 'Fresh.' },
      other: { productUuid: PRODUCT.rui, rating: 1, comment: 'Fresh.' },
      table: 'reviews',
    }),
    'a complaint': () => ({
      url: '/complain/order',
      body: { orderItemUuid, problemCategoryUuid, description: 'Warm.' },
      other: { orderItemUuid, problemCategoryUuid, description: 'Cold.' },
      table: 'complaints',
    }),
    'a comment': () => ({
      url: COMMENTS,
      body: { comment: 'Good to know.' },
      other: { comment: 'Bad to know.' },
      table: 'blogComments',
    }),
    'a message to support': () => ({
      url: '/support/message',
      body: { name: 'Rahim', emailOrPhone: '01711000001', message: 'Help' },
      other: { name: 'Rahim', emailOrPhone: '01711000001', message: 'Thanks' },
      table: 'supportMessages',
    }),
  };

  const post = async (
    { url, body }: { url: string; body: object },
    { key = 'key-of-a-submit', token = rahim, ip = '203.0.113.7' } = {},
  ) => {
    const reply = await app.inject({
      method: 'POST',
      url,
      payload: body,
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
        'x-forwarded-for': ip,
      },
    });
    return { status: reply.statusCode, body: reply.json() };
  };
  const count = async (table: Write['table']) =>
    (await market.db.selectFrom(table).selectAll().execute()).length;

  describe.each(Object.entries(writes))('when it creates %s', (_, build) => {
    it('is handled only once if it arrives twice simultaneously, and gets the same reply both times', async () => {
      const write = build();
      const before = await count(write.table);
      const [one, other] = await Promise.all([post(write), post(write)]);
      expect(one).toMatchObject({ status: 200 });
      expect(other).toEqual(one);
      expect(await count(write.table)).toBe(before + 1);
    });

    it('gets the reply to its first attempt if it is repeated, even more often than a rate limit allows', async () => {
      const write = build();
      const first = await post(write);
      const after = await count(write.table);
      for (let n = 0; n < 22; n += 1) expect(await post(write)).toEqual(first);
      expect(await count(write.table)).toBe(after);
    });

    it('is refused and changes nothing if an earlier request used its key with a different body', async () => {
      const { url, body, other, table } = build();
      await post({ url, body });
      const after = await count(table);
      expect(await post({ url, body: other })).toMatchObject({
        status: 409,
        body: { code: 'idempotency-key-reused' },
      });
      expect(await count(table)).toBe(after);
    });
  });

  it('does not conflict with a request of another customer with the same key', async () => {
    const write = writes['an address']?.();
    if (!write) throw new Error('there is no such write');
    const mine = await post(write);
    const theirs = await post({ url: write.url, body: write.other }, { token: karima });
    expect(theirs).toMatchObject({ status: 200, body: { area: 'Banani' } });
    expect(theirs.body.uuid).not.toBe(mine.body.uuid);
    expect(await post(write, { token: karima })).toMatchObject({ status: 409 });
  });

  it('does not conflict with a request from another network that has the same key', async () => {
    const body = { name: 'Rahim', emailOrPhone: '01711000001', message: 'Help' };
    await post({ url: '/support/message', body });
    await post({ url: '/support/message', body }, { ip: '203.0.113.8' });
    expect(await count('supportMessages')).toBe(2);
  });

  it('does not get the reply to an earlier request with the same key for another path', async () => {
    await post({ url: COMMENTS, body: { comment: 'A' } });
    const elsewhere = await post({ url: '/complain/order', body: { comment: 'A' } });
    expect(elsewhere.status).toBe(400);
    const start = (uuid: string) =>
      post({ url: `/payment/${uuid}`, body: { method: 'bkash' } }, { key: 'one-for-two' });
    const place = () => createTestOrder(market.db, CUSTOMER.rahim, PRODUCT.rui, 'placed');
    expect((await start((await place()).orderUuid)).status).toBe(200);
    expect(await start((await place()).orderUuid)).toMatchObject({
      status: 409,
      body: { code: 'idempotency-key-reused' },
    });
  });

  it('can be repeated with the same key and a valid body after it was refused', async () => {
    const { url, body } = writes['a complaint']?.() ?? { url: '', body: {} };
    const unknown = { ...body, problemCategoryUuid: orderUuid };
    expect((await post({ url, body: unknown })).status).toBe(400);
    expect((await post({ url, body })).status).toBe(200);
  });

  it('is handled again if it is repeated with the same key after a day', async () => {
    const write = writes['an address']?.();
    if (!write) throw new Error('there is no such write');
    const first = await post(write);
    clock.advance(24 * 3600 - 1);
    await deleteExpiredWriteKeys(jobContext(market.db, clock.now));
    expect(await post(write)).toEqual(first);
    clock.advance(1);
    expect((await post(write)).body.uuid).not.toBe(first.body.uuid);
    clock.advance(24 * 3600);
    await deleteExpiredWriteKeys(jobContext(market.db, clock.now));
    expect(await market.db.selectFrom('idempotencyKeys').selectAll().execute()).toEqual([]);
  });

  it.each(['short', 'x'.repeat(101), 'with space in it'])(
    'is refused if its key is %s',
    async (key) => {
      const write = writes['an address']?.();
      if (!write) throw new Error('there is no such write');
      expect(await post(write, { key })).toMatchObject({ status: 400 });
    },
  );

  describe('when it starts a payment', () => {
    const start = (method = 'bkash', key = 'key-of-a-payment') =>
      post({ url: `/payment/${orderUuid}`, body: { method } }, { key });

    beforeEach(async () => {
      const placed = await createTestOrder(market.db, CUSTOMER.rahim, PRODUCT.rui, 'placed');
      orderUuid = placed.orderUuid;
      await market.db.deleteFrom('payments').execute();
    });

    it('opens only one payment page if it arrives several times', async () => {
      const replies = await Promise.all([start(), start(), start()]);
      expect(replies[0]).toMatchObject({ status: 200, body: { data: { status: 'pending' } } });
      expect(replies[0]?.body.data.gatewayUrl).toMatch(/sandbox/);
      expect(await start()).toEqual(replies[0]);
      expect(replies).toEqual([replies[0], replies[0], replies[0]]);
      expect(await count('payments')).toBe(1);
    });

    it('is refused if it repeats its key with a different payment method', async () => {
      await start();
      expect(await start('nagad')).toMatchObject({ status: 409 });
      expect((await start('nagad', 'key-of-another')).status).toBe(200);
    });

    it('can be repeated with the same key after it was refused', async () => {
      const update = market.db.updateTable('orders').where('uuid', '=', orderUuid);
      await update.set({ paymentStatus: 'paid' }).execute();
      expect((await start()).status).toBe(409);
      await update.set({ paymentStatus: 'pending' }).execute();
      expect((await start()).status).toBe(200);
    });

    it('opens exactly one more payment if it is repeated after the shopper has cancelled the first payment', async () => {
      const first = await start();
      await market.db.updateTable('payments').set({ status: 'cancelled' }).execute();
      const [again, atOnce] = await Promise.all([start(), start()]);
      expect(again.status).toBe(200);
      expect(again.body).not.toEqual(first.body);
      expect([atOnce, await start()]).toEqual([again, again]);
      expect(await count('payments')).toBe(2);
    });

    it('gets the new payment page if it is repeated after a cancellation while another repetition opens that page', async () => {
      await start();
      await market.db.updateTable('payments').set({ status: 'cancelled' }).execute();
      const next = { data: { status: 'pending', gatewayUrl: '/api/sandbox-gateway/next' } };
      const { late } = await market.db.transaction().execute(async (trx) => {
        await sql`lock table payments`.execute(trx);
        const late = start();
        // The late request has read the stored reply, and now waits for the lock on `payments`.
        await waitForLock(market.db, 'relation');
        const createdAt = new Date(clock.now().getTime() + 1);
        await market.db
          .updateTable('idempotencyKeys')
          .set({ reply: JSON.stringify(next), createdAt })
          .execute();
        await trx.updateTable('payments').set({ status: 'pending' }).execute();
        return { late };
      });
      expect(await late).toEqual({ status: 200, body: next });
      expect(await count('payments')).toBe(1);
    });

    it('does not get its stored reply if it is repeated after the shopper has returned from the payment gateway', async () => {
      await start();
      await market.db.updateTable('payments').set({ returnedAt: clock.now() }).execute();
      const refused = { status: 409, body: { code: 'payment-confirming' } };
      expect(await Promise.all([start(), start()])).toMatchObject([refused, refused]);
      await market.db.updateTable('payments').set({ status: 'failed' }).execute();
      expect(await start()).toMatchObject({ status: 200 });
      expect(await count('payments')).toBe(2);
    });

    it('does not change the stored reply after another request has taken over the abandoned key', async () => {
      await start();
      const { owner, key, call, requestHash } = await market.db
        .selectFrom('idempotencyKeys')
        .selectAll()
        .executeTakeFirstOrThrow();
      const gone = { owner, key, call, requestHash, customerUuid: CUSTOMER.rahim };
      const claim = { ...gone, claimedAt: clock.now() };
      await market.db.updateTable('idempotencyKeys').set({ reply: null }).execute();
      clock.advance(120);
      await market.db
        .transaction()
        .execute((trx) => claimWriteKey(trx, gone, { now: clock.now() }));
      await keepReply(market.db, claim, { data: { status: 'failed' } });
      await releaseWriteKey(market.db, claim);
      expect(await market.db.selectFrom('idempotencyKeys').select('reply').execute()).toEqual([
        { reply: null },
      ]);
    });

    it('opens another payment if it is repeated two minutes after the process of its first attempt died', async () => {
      const first = await start();
      await market.db.updateTable('idempotencyKeys').set({ reply: null }).execute();
      clock.advance(120);
      const again = await start();
      expect(again.status).toBe(200);
      expect(again.body.data.gatewayUrl).not.toBe(first.body.data.gatewayUrl);
    });
  });
});
