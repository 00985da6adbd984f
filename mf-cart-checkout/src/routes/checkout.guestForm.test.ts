import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { sendGuestCode, verifyGuestPhone } from '@marketplace/contracts/api/guests';
import { listDivisions } from '@marketplace/contracts/api/locations';
import { placeOrder } from '@marketplace/contracts/api/orders';
import { startPayment } from '@marketplace/contracts/api/payments';
import { getPublicCart } from '@marketplace/contracts/api/publicCart';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { buildCart, buildCartItem } from '../testing/buildCart';
import { buildOrder, postalAddress } from '../testing/buildOrder';
import { addressValues } from '../testing/orderForm';
import { noticeOf, sendCheckout, THANKS_PATH } from '../testing/sendCheckout';

const PHONE = '+8801711223344';
const HOUR_MS = 3_600_000;

let api: FakeApi;
let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation();
  api = fakeApi();
  api.reply(getPublicCart, buildCart());
  // Without lists of places, the guest types division, district and upazila.
  api.fail(listDivisions, 404);
  api.reply(getCapabilities, {
    extensions: ['sendGuestCode'],
    paymentMethods: ['cash-on-delivery'],
  });
  api.reply(sendGuestCode, { isDone: true });
  const expiresAt = new Date(Date.now() + 2 * HOUR_MS).toISOString();
  api.reply(verifyGuestPhone, { guestToken: 'guest-1', expiresAt });
  api.reply(placeOrder, buildOrder());
  api.reply(startPayment, { data: { status: 'pending' } });
});
afterEach(() => warn.mockRestore());

const guest = { isGuest: 'on', shippingChoice: 'new', ...addressValues('shipping') };
const withCode = (code: string) => ({ ...guest, codePhone: PHONE, code });
const send = (changes: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  sendCheckout({ ...guest, ...changes }, headers);
const sentIds = () =>
  api.sent.map(({ id }) => id).filter((id) => /Guest|placeOrder|startPayment/.test(id));
const sentOf = (id: string) => api.sent.filter((sent) => sent.id === id);

describe('a guest without JavaScript', () => {
  it("receives a code by SMS, and a page with the code's field and all input", async () => {
    const { status, html } = await send({ note: 'Ring twice', 'shipping.phone': '০১৭১১২২৩৩৪৪' });
    expect(status).toBe(409);
    expect(sentIds()).toEqual(['sendGuestCode']);
    expect(sentOf('sendGuestCode')[0]?.body).toEqual({ phone: PHONE });
    expect(html).toContain(`type="hidden" name="codePhone" value="${PHONE}"`);
    expect(html).toMatch(/<input[^>]*autofocus=""[^>]*name="code"|name="code"[^>]*autofocus=""/i);
    expect(html).toContain('value="House 12, Road 4"');
    expect(html).toContain('Ring twice');
  });

  it('orders with the code, and may then see and pay that order', async () => {
    const answer = await send(withCode('১২৩৪৫৬'));
    expect([answer.status, answer.location]).toEqual([303, THANKS_PATH]);
    expect(sentIds()).toEqual(['verifyGuestPhone', 'placeOrder', 'startPayment']);
    expect(sentOf('verifyGuestPhone')[0]?.body).toEqual({ phone: PHONE, otp: '123456' });
    for (const id of ['placeOrder', 'startPayment']) {
      expect(sentOf(id)[0]?.headers.authorization).toBe('Bearer guest-1');
    }
    expect(sentOf('placeOrder')[0]?.body).toMatchObject({ shippingAddress: postalAddress });
    expect(answer.cookies.join()).toMatch(
      /guestToken=guest-1; Path=\/; Max-Age=7(19|20)\d; SameSite=Lax/,
    );
  });

  it('reads that the code is wrong, and the code field keeps its value', async () => {
    api.fail(verifyGuestPhone, 400, 'No', 'wrong-otp');
    const { status, html } = await send(withCode('123456'));
    expect(status).toBe(409);
    expect(html).toContain('The code is wrong or no longer valid');
    expect(html).toContain('value="123456"');
    expect(sentOf('placeOrder')).toEqual([]);
  });

  it('needs no second code if the cart changed after the first code was accepted', async () => {
    api.reply(getPublicCart, buildCart([buildCartItem(1, { unitPrice: 275 })]));
    api.fail(placeOrder, 409, 'Your cart changed', 'cart-changed');
    const refused = await send(withCode('123456'));
    expect(refused.status).toBe(409);
    expect(refused.html).toContain('Product 1 now costs');
    expect(refused.cookies.join()).toContain('guestToken=guest-1');
    api.reply(placeOrder, buildOrder());
    const answer = await send(withCode('123456'), { cookie: 'guestToken=guest-1' });
    expect(answer.location).toBe(THANKS_PATH);
    expect(sentOf('verifyGuestPhone')).toHaveLength(1);
  });

  it('gets the field for the code even if the form was sent twice', async () => {
    api.fail(sendGuestCode, 429, 'Wait', 'code-sent', 59);
    const { html } = await send();
    expect(html).toContain('name="code"');
    expect(html).toContain('You can ask for another code in a minute.');
  });

  it.each<[string, number | undefined, string]>([
    ['too-many-tries', 1800, 'You can try again in 30 minutes.'],
    // A limit of less than a minute is shown as a minute.
    ['too-many-tries', 20, 'You can try again in a minute.'],
    ['no-more-texts', undefined, 'No more texts today'],
  ])(
    'reads that a limit prevented the code from being sent, and orders nothing: %s %p',
    async (...limit) => {
      const [code, retryAfter, text] = limit;
      api.fail(sendGuestCode, 429, 'No more texts today', code, retryAfter);
      const { status, html } = await send();
      expect(status).toBe(409);
      expect(html).toContain('No code could be sent to');
      expect(html).toContain(text);
      const notice = html.slice(html.indexOf('No code could be sent to'));
      expect(notice).toMatch(/href="\/contact"[\s\S]*href="\/login\?to=checkout"/);
      expect(html).not.toContain('name="code"');
      expect(html).toContain('value="House 12, Road 4"');
    },
  );

  it('receives a second code on request', async () => {
    await send({ ...withCode(''), isCodeWanted: 'on' });
    expect(sentIds()).toEqual(['sendGuestCode']);
  });

  it('receives a code for a new phone, even if the form contains a code for the old phone', async () => {
    await send({ ...withCode('123456'), 'shipping.phone': '01811223344' });
    expect(sentIds()).toEqual(['sendGuestCode']);
  });

  it('cannot use a saved address of a customer', async () => {
    await send({ shippingChoice: '0f0c1d1e-0000-4000-8000-00000000beef' });
    expect(sentOf('listAddresses')).toEqual([]);
  });

  it("is identified by IP address for the API's rate limits", async () => {
    await send({}, { 'x-forwarded-for': '203.0.113.7' });
    expect(sentOf('sendGuestCode')[0]?.headers['x-forwarded-for']).toBe('203.0.113.7');
  });
});

describe('a guest without JavaScript who sends the form of a placed order a second time', () => {
  beforeEach(() => {
    api.reply(getCapabilities, {
      extensions: ['sendGuestCode', 'lookUpOrder'],
      paymentMethods: ['cash-on-delivery'],
    });
    // A placed order empties the cart.
    api.answer(getPublicCart, () => buildCart(sentOf('placeOrder').length > 0 ? [] : undefined));
  });

  it("is redirected to that order, because both requests have the form's idempotency key", async () => {
    await send(withCode('123456'));
    const again = await send(withCode('123456'));
    expect([again.status, again.location]).toEqual([303, THANKS_PATH]);
    const [first, second] = sentOf('verifyGuestPhone').map(
      ({ headers }) => headers['idempotency-key'],
    );
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(second).toBe(first);
  });

  it('gets a different idempotency key if the form or the phone has changed', async () => {
    await send(withCode('123456'));
    await send({ ...withCode('123456'), note: 'Ring twice' });
    const other = '01811223344';
    await send({ ...withCode('123456'), 'shipping.phone': other, codePhone: other });
    const keys = sentOf('verifyGuestPhone').map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(3);
  });

  it('is redirected to the order within one request if the order was placed but its reply was lost', async () => {
    api.answer(placeOrder, () => {
      if (sentOf('placeOrder').length === 1) throw new Error('The connection was cut.');
      return buildOrder();
    });
    const answer = await send(withCode('123456'));
    expect([answer.status, answer.location]).toEqual([303, THANKS_PATH]);
    expect(sentOf('verifyGuestPhone')).toHaveLength(1);
    expect(answer.cookies.join()).toContain('guestToken=guest-1');
  });

  it.each<[string, () => void]>([
    ['the code is used up', () => api.fail(verifyGuestPhone, 400, 'No', 'wrong-otp')],
    ['no reply arrives', () => api.cut(placeOrder)],
    ['the form has an error', () => undefined],
  ])(
    'reads that the order may have been placed, and where to find it, if %s',
    async (why, lose) => {
      lose();
      api.reply(getPublicCart, buildCart([]));
      const mistake = why === 'the form has an error' && { 'shipping.street': '' };
      const answer = await send({ ...withCode('123456'), ...mistake });
      expect([answer.status, answer.location]).toEqual([303, '/track-order']);
      expect(noticeOf(answer)).toEqual({
        kind: 'error',
        message: expect.stringMatching(
          /^Your cart is empty\. Your order may have been placed already: you find it here by its number/,
        ),
      });
      // The reply reveals nothing about the order, because the guest has not verified the phone.
      expect([answer.html, JSON.stringify(answer)].join()).not.toContain('NB-100042');
    },
  );

  it('is asked to call the shop if the API offers no order tracking', async () => {
    api.reply(getCapabilities, { extensions: ['sendGuestCode'], paymentMethods: [] });
    api.fail(verifyGuestPhone, 400, 'No', 'wrong-otp');
    api.reply(getPublicCart, buildCart([]));
    const answer = await send(withCode('123456'));
    expect(answer.location).toBe('/cart');
    expect(noticeOf(answer)?.message).toContain('call us before you order again');
  });
});
