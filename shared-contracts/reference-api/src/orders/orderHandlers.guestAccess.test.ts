import { createTestCustomer } from '../testing/access/createCustomerFixtures';
import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { UNKNOWN } from '../testing/marketUuids';
import { type Accounts, openAccounts } from '../testing/openAccounts';
import { MINUTE, openGuests, PHONE } from '../testing/openGuests';
import { createClock } from '../testing/openTestApi';
import { findInconsistentOrders } from '../testing/orderInvariants';
import { WITH_SANDBOX } from '../testing/payAtSandbox';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

interface Placed {
  uuid: string;
  orderNumber: string;
  parcels: { uuid: string }[];
}

describe("a guest's order that is opened later by its number, its phone and a code", () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { ...WITH_SANDBOX, now: clock.now });
  const { askForCode, bodyTo, codeOf, enter, get, place, post, verifiedGuest } = openGuests(
    market,
    clock,
  );
  let accounts: Accounts;
  let order: Placed;

  beforeAll(() => {
    accounts = openAccounts(market.api);
  });
  beforeEach(async () => {
    await createTestMarket(market.db);
    order = await placed();
  });
  afterEach(async () => {
    // Advances the clock by a day, so that no rate limit for codes affects the next test.
    clock.advance(24 * 60 * MINUTE);
    expect(await findInconsistentOrders(market.db)).toEqual([]);
  });

  async function placed(phone = PHONE): Promise<Placed> {
    return (await place(await verifiedGuest(phone), await bodyTo(phone))).body;
  }
  const send = (orderNumber = order.orderNumber, phone = PHONE) =>
    post('/order/lookup/code', { orderNumber, phone });
  const open = (otp: string, { orderNumber = order.orderNumber, phone = PHONE, key = '' } = {}) =>
    post('/order/lookup/verification', { orderNumber, phone, otp }, { key });
  async function opened(): Promise<string> {
    await send();
    return (await open(await codeOf())).body.guestToken;
  }
  const pathOf = ({ uuid }: Placed) => `/order/my-order/${uuid}`;

  it('can be read and paid for half an hour with the token for the code', async () => {
    await send();
    const { status, body } = await open(await codeOf());
    expect([status, body.orderUuid]).toEqual([200, order.uuid]);
    const read = await get(pathOf(order), body.guestToken);
    expect(read.body).toMatchObject({
      uuid: order.uuid,
      shippingAddress: { phone: `+88${PHONE}` },
    });
    const paying = { method: 'cash-on-delivery' };
    expect((await post(`/payment/${order.uuid}`, paying, { token: body.guestToken })).status).toBe(
      200,
    );
    clock.advance(30 * MINUTE);
    expect((await get(pathOf(order), body.guestToken)).status).toBe(401);
  });

  it('can be cancelled, whole or by parcel', async () => {
    const token = await opened();
    const [parcel] = order.parcels;
    const parcelPath = `${pathOf(order)}/parcel/${parcel?.uuid}/cancel`;
    const one = await post(parcelPath, { reason: 'Too late' }, { token });
    expect(one).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    const whole = await post(`${pathOf(order)}/cancel`, {}, { token });
    expect(whole).toMatchObject({ status: 409, body: { code: 'order-cancelled' } });
  });

  it("gives the same 404 for another guest's order, another order of the same phone, a customer's order and an unknown order", async () => {
    const token = await opened();
    clock.advance(MINUTE);
    const others = [
      await placed('01711000008'),
      await placed(),
      { ...order, uuid: UNKNOWN, parcels: [{ uuid: UNKNOWN }] },
    ];
    const answers: unknown[] = [];
    for (const other of others) {
      const [parcel] = other.parcels;
      answers.push([
        await get(pathOf(other), token),
        await post(`${pathOf(other)}/cancel`, {}, { token }),
        await post(`${pathOf(other)}/parcel/${parcel?.uuid}/cancel`, {}, { token }),
        await post(`/payment/${other.uuid}`, { method: 'cash-on-delivery' }, { token }),
      ]);
    }
    const [first] = answers;
    expect(first).toMatchObject(Array.from({ length: 4 }, () => ({ status: 404 })));
    expect(answers).toEqual(answers.map(() => first));
    expect((await get(pathOf(order), token)).body.status).toBe('placed');
  });

  it('gives its token no access to an account, and no further order', async () => {
    const token = await opened();
    for (const url of ['/order/my-order', '/customer/current-customer', '/customer/sessions']) {
      expect([url, (await get(url, token)).status]).toEqual([url, 401]);
    }
    const another = await place(token, await bodyTo());
    expect(another).toMatchObject({ status: 409, body: { code: 'guest-order-placed' } });
  });

  it('sends no code for a wrong number, a wrong phone, or an order of an account, and replies the same each time', async () => {
    const { phone } = await createTestCustomer(market.db);
    const local = phone.replace('+88', '');
    const ofAccount = await placed(local);
    const misses = [
      await send('1'),
      await send('no number'),
      await send(order.orderNumber, '01711000008'),
      await send(ofAccount.orderNumber, local),
    ];
    expect(misses).toEqual(misses.map(() => misses[0]));
    expect(misses[0]).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await post('/order/lookup', { orderNumber: '1', phone: PHONE })).toEqual(misses[0]);
    const looked = await post('/order/lookup', {
      orderNumber: ofAccount.orderNumber,
      phone: local,
    });
    expect(looked.body.isOpenable ?? looked.body.takesComplaints).toBeUndefined();
    const own = await post('/order/lookup', { orderNumber: order.orderNumber, phone: PHONE });
    expect(own.body).toMatchObject({ isOpenable: true, takesComplaints: true });
  });

  it('replies the same to a wrong code, a code without a request, and an unknown order', async () => {
    await send();
    const misses = [
      await open('000000'),
      await open('000000', { orderNumber: '1' }),
      await open('000000', { phone: '01711000008' }),
    ];
    expect(misses).toEqual(misses.map(() => misses[0]));
    expect(misses[0]).toMatchObject({ status: 400, body: { code: 'wrong-otp' } });
  });

  it("accepts a code only for the order in the message, not for another order, a new order or a sign-up's phone", async () => {
    const other = await placed();
    await send();
    const code = await codeOf();
    expect((await open(code, { orderNumber: other.orderNumber })).status).toBe(400);
    expect((await enter(code)).status).toBe(400);
    clock.advance(MINUTE);
    await askForCode();
    expect((await open(await codeOf())).status).toBe(400);
    expect((await open(code)).status).toBe(200);
    const [message] = (await accounts.messages(`+88${PHONE}`)).filter(({ text }) =>
      text.includes(code),
    );
    expect(message?.text).toContain(order.orderNumber);
  });

  it.each([
    ['used', 0, true],
    ['ten minutes old', 10 * MINUTE, false],
  ])('does not accept a code that is %s', async (_state, seconds, isUsed) => {
    await send();
    const code = await codeOf();
    if (isUsed) await open(code);
    clock.advance(seconds);
    expect(await open(code)).toMatchObject({ status: 400, body: { code: 'wrong-otp' } });
  });

  it('gives a token to only one of several simultaneous requests, but to a repetition with the same key', async () => {
    await send();
    const code = await codeOf();
    const replies = await Promise.all([open(code), open(code), open(code)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    clock.advance(MINUTE);
    await send();
    const next = await codeOf();
    const key = 'key-of-the-form';
    const tokens = [await open(next, { key }), await open(next, { key })];
    for (const { body } of tokens) {
      expect((await get(pathOf(order), body.guestToken)).status).toBe(200);
    }
    expect((await open(next, { key: 'another-key' })).status).toBe(400);
  });

  it('does not accept the code after five wrong ones, and limits the attempts over all codes', async () => {
    await send();
    const code = await codeOf();
    const wrong = code === '000000' ? '000001' : '000000';
    await Promise.all(Array.from({ length: 5 }, () => open(wrong)));
    expect((await open(code)).body.code).toBe('wrong-otp');
    let status = 400;
    for (let tries = 0; status !== 429 && tries < 60; tries += 1) ({ status } = await open(wrong));
    expect(status).toBe(429);
  });

  it('sends at most one code a minute, says so, and limits the requests for one number', async () => {
    expect((await send()).status).toBe(200);
    expect(await send()).toMatchObject({ status: 429, body: { code: 'code-sent' } });
    let last = await send();
    for (let asked = 0; asked < 30; asked += 1) last = await send();
    expect(last).toMatchObject({ status: 429 });
    const token = await open(await codeOf());
    expect(token.status).toBe(200);
  });

  it('stays open after an account with the phone has claimed it, but no further code is sent', async () => {
    const token = await opened();
    clock.advance(MINUTE);
    await accounts.post('signup', { fullName: 'Nasrin', phone: PHONE, password: PASSWORD });
    await accounts.post('verify-phone', { phone: PHONE, otp: await codeOf() });
    expect((await get(pathOf(order), token)).status).toBe(200);
    clock.advance(MINUTE);
    expect((await send()).status).toBe(404);
  });

  it('has no code or token in clear text in the database', async () => {
    await send();
    const code = await codeOf();
    const codes = await market.db.selectFrom('guestCodes').selectAll().execute();
    expect(JSON.stringify(codes)).not.toContain(`"${code}"`);
    const { guestToken } = (await open(code)).body;
    const tokens = await market.db.selectFrom('guestTokens').selectAll().execute();
    expect(JSON.stringify(tokens)).not.toContain(guestToken);
  });
});
