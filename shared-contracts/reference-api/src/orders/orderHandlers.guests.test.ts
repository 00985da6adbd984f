import { randomUUID } from 'node:crypto';
import { createTestCustomer } from '../testing/access/createCustomerFixtures';
import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { PRODUCT } from '../testing/marketUuids';
import { type Accounts, openAccounts } from '../testing/openAccounts';
import { MINUTE, openGuests, PHONE } from '../testing/openGuests';
import { createClock } from '../testing/openTestApi';
import { findInconsistentOrders } from '../testing/orderInvariants';
import { WITH_SANDBOX } from '../testing/payAtSandbox';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

describe("a guest's order", () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { ...WITH_SANDBOX, now: clock.now });
  let accounts: Accounts;

  beforeAll(() => {
    accounts = openAccounts(market.api);
  });
  beforeEach(() => createTestMarket(market.db));
  afterEach(async () => {
    // Advances the clock by a day, so that no rate limit for codes affects the next test.
    clock.advance(24 * 60 * MINUTE);
    expect(await findInconsistentOrders(market.db)).toEqual([]);
  });

  const guests = openGuests(market, clock);
  const { askForCode, enter, verifiedGuest, bodyTo, place, post, get } = guests;
  const ordersOf = async (token: string) =>
    (await get('/order/my-order', token)).body.items.map(({ uuid }: { uuid: string }) => uuid);
  async function signUp(phone = PHONE, fullName = 'Nasrin Akter', password = PASSWORD) {
    await accounts.post('signup', { fullName, phone, password });
    const code = await accounts.codeOf(`+88${phone}`);
    clock.advance(MINUTE);
    return code;
  }
  const verifySignUp = async (otp: string, phone = PHONE, password?: string): Promise<string> => {
    const { body } = await accounts.post('verify-phone', { phone, otp, password });
    return body.accessToken ?? '';
  };

  it('can be placed if phone and one-time code are written in Bangla digits', async () => {
    await askForCode('০১৭১১০০০০০৯');
    const code = await accounts.codeOf('+8801711000009');
    const banglaCode = code.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');
    const { body } = await enter(banglaCode, '+8801711000009');
    const placed = await place(body.guestToken, await bodyTo('০১৭১১০০০০০৯'));
    expect(placed).toMatchObject({
      status: 200,
      body: { shippingAddress: { phone: `+88${PHONE}` } },
    });
  });

  it('can be read, paid and cancelled with the token with which it was placed, and can be found by order number and phone', async () => {
    const token = await verifiedGuest();
    const { uuid, orderNumber } = (await place(token, await bodyTo(PHONE, 'bkash'))).body;
    expect((await get(`/order/my-order/${uuid}`, token)).body.uuid).toBe(uuid);
    const paying = await post(`/payment/${uuid}`, { method: 'bkash' }, { token });
    expect(paying).toMatchObject({ status: 200, body: { data: { status: 'pending' } } });
    const found = await post('/order/lookup', { orderNumber, phone: PHONE });
    expect(found.body.orderNumber).toBe(orderNumber);
    const cancelling = await post(`/order/my-order/${uuid}/cancel`, {}, { token });
    expect(cancelling).toMatchObject({ status: 200, body: { status: 'cancelled' } });
  });

  it('cannot be read, paid or cancelled by another guest or a customer, and cannot be read without a token', async () => {
    const { uuid } = (await place(await verifiedGuest(), await bodyTo())).body;
    const others = [
      await verifiedGuest('01711000008'),
      // A guest with the same phone, but with another token, because another code was entered.
      await verifiedGuest(),
      (await createTestCustomer(market.db)).token,
    ];
    for (const token of others) {
      expect((await get(`/order/my-order/${uuid}`, token)).status).toBe(404);
      const paying = await post(`/payment/${uuid}`, { method: 'cash-on-delivery' }, { token });
      expect(paying.status).toBe(404);
      expect((await post(`/order/my-order/${uuid}/cancel`, {}, { token })).status).toBe(404);
    }
    expect((await get(`/order/my-order/${uuid}`)).status).toBe(401);
  });

  it("appears in an account only after the account has verified the guest's phone", async () => {
    const { uuid } = (await place(await verifiedGuest(), await bodyTo())).body;
    const code = await signUp();
    const { accessToken = '' } = (
      await accounts.post('signin', { emailOrPhone: PHONE, password: PASSWORD })
    ).body;
    expect(await ordersOf(accessToken)).toEqual([]);
    expect((await get(`/order/my-order/${uuid}`, accessToken)).status).toBe(404);
    expect(await ordersOf(await verifySignUp(code))).toEqual([uuid]);
  });

  it("appears in the account of the phone's owner, but not in that of a stranger who signed up earlier without verifying the phone", async () => {
    await signUp(PHONE, 'Stranger', 'the boat of a stranger');
    const stranger = { emailOrPhone: PHONE, password: 'the boat of a stranger' };
    const { uuid } = (await place(await verifiedGuest(), await bodyTo())).body;
    const { accessToken = '' } = (await accounts.post('signin', stranger)).body;
    expect(await ordersOf(accessToken)).toEqual([]);
    const owner = await verifySignUp(await signUp(), PHONE, PASSWORD);
    expect(await ordersOf(owner)).toEqual([uuid]);
    expect((await accounts.post('signin', stranger)).status).toBe(401);
  });

  it("belongs to the account that has verified the guest's phone, but the guest's token gives no access to that account", async () => {
    const { phone, token } = await createTestCustomer(market.db);
    const local = phone.replace('+88', '');
    const guest = await verifiedGuest(local);
    const { uuid } = (await place(guest, await bodyTo(local))).body;
    expect(await ordersOf(token)).toEqual([uuid]);
    for (const url of [
      '/order/my-order',
      '/customer/current-customer',
      '/order/shipping-address',
      '/wishlist',
    ]) {
      expect([url, (await get(url, guest)).status]).toEqual([url, 401]);
    }
  });

  it("appears in the account with the guest's phone after the password was reset with a code from an SMS to that phone", async () => {
    const { uuid } = (await place(await verifiedGuest(), await bodyTo())).body;
    await signUp();
    await accounts.post('forgot-password', { emailOrPhone: PHONE });
    const otp = await accounts.codeOf(`+88${PHONE}`);
    const password = 'nine white boats';
    await accounts.post('reset-password', { emailOrPhone: PHONE, otp, password });
    const { body } = await accounts.post('signin', { emailOrPhone: PHONE, password });
    expect(await ordersOf(body.accessToken ?? '')).toEqual([uuid]);
  });

  it('is refused if its phone is not the verified one', async () => {
    const token = await verifiedGuest();
    const refused = await place(token, await bodyTo('01711000008'));
    expect(refused).toMatchObject({ status: 409, body: { code: 'phone-unverified' } });
    // The refused request has not used up the token.
    expect((await place(token, await bodyTo())).status).toBe(200);
  });

  it('is placed only once per token, even if requests are concurrent or repeated, or name a new cart', async () => {
    const token = await verifiedGuest();
    const body = await bodyTo();
    const replies = await Promise.all(Array.from({ length: 6 }, () => place(token, body)));
    expect(new Set(replies.map((reply) => reply.body.uuid)).size).toBe(1);
    expect((await place(token, body)).body.uuid).toBe(replies[0]?.body.uuid);
    const another = await place(token, await bodyTo());
    expect(another).toMatchObject({ status: 409, body: { code: 'guest-order-placed' } });
  });

  it('is not returned to a request with a new idempotency key for the same cart; that request needs a new code', async () => {
    const token = await verifiedGuest();
    const body = await bodyTo(PHONE, 'bkash');
    const first = await post('/order', body, { token, key: 'first-order' });
    expect(first.status).toBe(200);
    await market.db
      .insertInto('cartItems')
      .values({
        uuid: randomUUID(),
        cartUuid: body.cartUuid,
        productUuid: PRODUCT.rui,
        variantUuid: null,
        quantity: 1,
      })
      .execute();
    const later = await post('/order', body, { token, key: 'later-order' });
    expect(later).toMatchObject({ status: 409, body: { code: 'guest-order-placed' } });
    // The first request can be repeated with its key, because its reply may have been lost.
    const { uuid } = (await post('/order', body, { token, key: 'first-order' })).body;
    expect(uuid).toBe(first.body.uuid);
    expect((await get(`/order/my-order/${uuid}`, token)).status).toBe(200);
    expect((await post(`/payment/${uuid}`, { method: 'bkash' }, { token })).status).toBe(200);
    const next = await post('/order', body, { token: await verifiedGuest(), key: 'later-order' });
    expect(next.status).toBe(200);
    expect(next.body.uuid).not.toBe(uuid);
  });

  it('needs a valid token that is less than two hours old', async () => {
    expect((await place(undefined, await bodyTo())).status).toBe(401);
    expect((await place('a'.repeat(43), await bodyTo())).status).toBe(401);
    const token = await verifiedGuest();
    clock.advance(2 * 60 * MINUTE);
    expect((await place(token, await bodyTo())).status).toBe(401);
  });

  it('has a code and a token that the database does not contain in clear text', async () => {
    await askForCode();
    const code = await accounts.codeOf(`+88${PHONE}`);
    const codes = await market.db.selectFrom('guestCodes').selectAll().execute();
    expect(JSON.stringify(codes)).not.toContain(code);
    const { guestToken } = (await enter(code)).body;
    const tokens = await market.db.selectFrom('guestTokens').selectAll().execute();
    expect(JSON.stringify(tokens)).not.toContain(guestToken);
  });

  it('does not use up its token if the order is refused', async () => {
    const token = await verifiedGuest();
    const refused = await place(token, { ...(await bodyTo()), cartUuid: randomUUID() });
    expect(refused).toMatchObject({ status: 409, body: { code: 'cart-empty' } });
    expect((await place(token, await bodyTo())).status).toBe(200);
  });
});
