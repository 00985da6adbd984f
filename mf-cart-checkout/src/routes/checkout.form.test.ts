import { listAddresses } from '@marketplace/contracts/api/addresses';
import { placeOrder } from '@marketplace/contracts/api/orders';
import { startPayment } from '@marketplace/contracts/api/payments';
import { type Cart, getPublicCart } from '@marketplace/contracts/api/publicCart';
import { bus } from '@marketplace/contracts/events';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import type { FakeApi } from '@marketplace/contracts/testing/fakeApi';
import { linesOf, QUOTED_LINES_FIELD } from '../checkout/quotedLines';
import { buildCart, buildCartItem } from '../testing/buildCart';
import { buildOrder, ORDER_UUID, postalAddress, savedAddress } from '../testing/buildOrder';
import { fakeOrderApi, typedAddress } from '../testing/fakeOrderApi';
import { addressValues } from '../testing/orderForm';
import { noticeOf, sendCheckout, THANKS_PATH } from '../testing/sendCheckout';

const CUSTOMER = 'accessToken=good';

let api: FakeApi;
let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation();
  api = fakeOrderApi();
});
afterEach(() => warn.mockRestore());

const sentOf = (id: string) => api.sent.filter((sent) => sent.id === id);
const send = (changes: Record<string, string | undefined> = {}, cookie = CUSTOMER) =>
  sendCheckout(changes, { cookie });
/** For a saved address, the form sends only the uuid. */
const toSaved = { shippingChoice: savedAddress.uuid };
const keyOf = (index: number) => sentOf('placeOrder')[index]?.headers['idempotency-key'];

describe('the checkout without JavaScript', () => {
  it('orders to a saved address by cash on delivery and redirects to the thank-you page', async () => {
    const answer = await send(toSaved);
    expect([answer.status, answer.location]).toEqual([303, THANKS_PATH]);
    expect(sentOf('placeOrder')[0]?.body).toMatchObject({
      cartUuid: buildCart().uuid,
      shippingAddress: postalAddress,
      billingAddress: postalAddress,
      paymentMethod: 'cash-on-delivery',
      expectedSubtotal: 250,
      expectedTotal: 310,
    });
    expect(sentOf('placeOrder')[0]?.headers.authorization).toBe('Bearer good');
    expect(sentOf('startPayment')[0]?.url.pathname).toBe(`/payment/${ORDER_UUID}`);
    // The cookie keeps the cart's uuid, because items that are saved for later stay in the cart.
    expect(answer.cookies.join()).toMatch(/cartUuid=0f0c1d1e.*cartQuantity=0;/);
  });

  it('publishes nothing on the server, because its bus is shared by all visitors', async () => {
    await send({ ...typedAddress, isSaved: 'on' });
    expect(bus.retained('cart:changed')).toBeUndefined();
    expect(bus.releaseHeld('order:placed')).toEqual([]);
    expect(bus.releaseHeld('toast:requested')).toEqual([]);
  });

  it('sends the same idempotency key for the same form, and a different key if cart items or note are different', async () => {
    const other = linesOf(buildCart([buildCartItem(2)]));
    await send(toSaved);
    await send(toSaved);
    await send({ ...toSaved, note: 'Ring twice' });
    await send({ ...toSaved, [QUOTED_LINES_FIELD]: JSON.stringify(other) });
    expect(keyOf(0)).toMatch(/^[0-9a-f]{64}$/);
    expect(keyOf(1)).toBe(keyOf(0));
    expect(new Set([0, 1, 2, 3].map(keyOf)).size).toBe(3);
  });

  it('derives the division from the district, and accepts the upazila in Bangla', async () => {
    await send({ ...typedAddress, 'shipping.district': 'Gazipur', 'shipping.upazila': ' ধামরাই ' });
    expect(sentOf('placeOrder')[0]?.body).toMatchObject({
      shippingAddress: { division: 'Dhaka', district: 'Gazipur', upazila: 'Dhamrai' },
    });
  });

  it('saves a new address if the shopper asks for that, and the next page confirms it', async () => {
    const answer = await send({ ...typedAddress, isSaved: 'on' });
    expect(sentOf('createAddress')[0]?.body).toEqual(postalAddress);
    expect(noticeOf(answer)).toEqual({
      kind: 'success',
      message: 'Address created successfully',
    });
  });

  it('does not save an address that is already saved', async () => {
    await send({ ...typedAddress, ...toSaved, isSaved: 'on' });
    expect(sentOf('createAddress')).toEqual([]);
  });

  it('sends a separate billing address if the bill does not go to the delivery address', async () => {
    const billing = {
      ...addressValues('billing'),
      'billing.name': 'Karim',
      'billing.division': '',
    };
    await send({ ...toSaved, ...billing, isBillingSame: undefined });
    expect(sentOf('placeOrder')[0]?.body).toMatchObject({
      billingAddress: { ...postalAddress, name: 'Karim' },
    });
  });

  it('redirects to the payment page if an online method is chosen', async () => {
    const gatewayUrl = 'https://pay.example/1';
    api.reply(placeOrder, buildOrder({ paymentMethod: 'bkash' }));
    api.reply(startPayment, { data: { status: 'pending', gatewayUrl } });
    const answer = await send({ ...toSaved, paymentMethod: 'bkash' });
    expect([answer.status, answer.location]).toEqual([303, gatewayUrl]);
  });

  it('does not redirect to the payment page if its URL is not a web URL', async () => {
    api.reply(startPayment, { data: { status: 'pending', gatewayUrl: 'javascript:alert(1)' } });
    expect((await send(toSaved)).location).toBe(THANKS_PATH);
  });
});

describe('a checkout form with errors', () => {
  it('is shown again with all input and with messages beside the fields', async () => {
    const { status, html } = await send({
      ...typedAddress,
      'shipping.phone': '12345',
      'shipping.street': '',
      'shipping.area': 'Hemayetpur <script>',
      note: 'Ring twice',
      paymentMethod: 'bkash',
      isSaved: 'on',
    });
    expect(status).toBe(400);
    expect(sentOf('placeOrder')).toEqual([]);
    expect(html).toContain('Enter a phone number of Bangladesh, like 01712345678');
    expect(html).toContain('Field cannot be empty');
    expect(html).toContain('Nothing was ordered yet. Please check the fields that are marked.');
    for (const value of ['12345', 'Hemayetpur &lt;script&gt;', 'Rahima Khatun']) {
      expect(html).toContain(`value="${value}"`);
    }
    expect(html).toMatch(/<textarea[^>]*>Ring twice</);
    expect(html).toMatch(/checked=""[^>]*value="bkash"/);
    expect(html).toMatch(/name="isSaved"[^>]*checked=""/);
    expect(html).toMatch(/checked=""[^>]*value="new"/);
    expect(html).not.toMatch(/checked=""[^>]*value="0f0c1d1e/);
  });

  it('offers the upazilas of the district if the typed upazila is unknown', async () => {
    const { status, html } = await send({ ...typedAddress, 'shipping.upazila': 'Sabhar' });
    expect(status).toBe(400);
    expect(html).toMatch(/<noscript.*<option value="Dhamrai">Dhamrai<\/option>.*<\/noscript>/);
    expect(html).toMatch(/<option selected="" value="Dhaka"|<option value="Dhaka" selected="">/);
    expect(sentOf('placeOrder')).toEqual([]);
  });

  it('is rejected if the district does not exist', async () => {
    expect((await send({ ...typedAddress, 'shipping.district': 'Atlantis' })).status).toBe(400);
    expect(sentOf('placeOrder')).toEqual([]);
  });

  it("asks for a new upazila if the saved address's upazila is no longer listed, and corrects the saved address", async () => {
    const old = { ...savedAddress, upazila: 'Sabhar' };
    api.reply(listAddresses, { items: [old], paginationStatus: buildPaging(10, 1) });
    const { status, html } = await send(toSaved);
    expect(status).toBe(400);
    expect(html).toContain('Sabhar is no longer an upazila or thana of Dhaka');
    expect(sentOf('placeOrder')).toEqual([]);
    const mended = { correctedAddress: old.uuid, 'shipping.upazila': 'Savar' };
    expect((await send({ ...toSaved, ...mended })).location).toBe(THANKS_PATH);
    expect(sentOf('updateAddress')[0]?.body).toEqual({ upazila: 'Savar' });
    expect(sentOf('placeOrder')[0]?.body).toMatchObject({ shippingAddress: postalAddress });
  });
});

describe('the checkout after an order was refused', () => {
  const dearer = buildCart([buildCartItem(1, { unitPrice: 275 })]);
  const soldOut = buildCart([buildCartItem(1, { isAvailable: false, availableQuantity: 0 })]);

  it.each<[string, Cart, string]>([
    ['a changed price', dearer, 'Product 1 now costs ৳275.00 instead of ৳250.00.'],
    ['a sold-out product', soldOut, 'Product 1 is out of stock.'],
    ['a missing cart item', buildCart([buildCartItem(2)]), 'Product 1 is no longer in your cart.'],
  ])('reports %s, and keeps all input', async (_what, cart, text) => {
    api.reply(getPublicCart, cart);
    api.fail(placeOrder, 409, 'Your cart changed', 'cart-changed');
    const { status, html } = await send({ ...typedAddress, note: 'Ring twice' });
    expect(status).toBe(409);
    expect(html).toContain('Your cart has changed. Nothing was ordered.');
    expect(html).toContain(text);
    expect(html).toContain('value="House 12, Road 4"');
    // The form now quotes the current cart, so that the next press can order it.
    expect(html).toContain(`name="expectedSubtotal" value="${cart.subtotal}"`);
  });

  it('redirects to the cart with a message if the cart is empty', async () => {
    api.fail(placeOrder, 409, 'Your cart is empty', 'cart-empty');
    const answer = await send(toSaved);
    expect([answer.status, answer.location]).toEqual([303, '/cart']);
    expect(noticeOf(answer)?.message).toBe('Your cart is empty');
  });

  it.each([
    [409, 'cash-limit', 409, 'Too many orders to be paid in cash'],
    [409, 'unpaid-limit', 409, 'Too many orders from this phone or network were not paid'],
    [409, 'not-delivered', 409, 'Not everything is delivered to this address'],
    [409, 'phone-unverified', 409, 'Verify your phone first'],
    [400, 'invalid-input', 500, 'Something went wrong'],
    [503, 'busy', 503, 'it cannot be ordered twice'],
  ])(
    'turns a refusal with status %p and code %s into a page with status %p that says why',
    async (status, code, answered, text) => {
      api.fail(placeOrder, status, 'No', code);
      const { html, ...answer } = await send({ ...typedAddress, note: 'Ring twice' });
      expect(answer.status).toBe(answered);
      expect(html).toContain(text);
      expect(html).toContain('Ring twice');
    },
  );

  it('keeps all input if the session ended before the form was sent', async () => {
    const { status, html } = await send(typedAddress, '');
    expect(status).toBe(401);
    expect(html).toContain('Please log in again to place your order.');
    expect(html).toContain('value="House 12, Road 4"');
    expect(sentOf('placeOrder')).toEqual([]);
  });

  it('deletes the token if the API no longer accepts it, and redirects back to the checkout', async () => {
    api.fail(placeOrder, 401, 'Sign in to go on');
    const answer = await send(toSaved);
    expect([answer.status, answer.location]).toEqual([303, '/checkout']);
    expect(answer.cookies.join()).toContain('accessToken=; Path=/; Max-Age=0');
    expect(noticeOf(answer)?.message).toBe('Please log in again to place your order.');
  });
});

describe('a forged checkout form', () => {
  it.each<[string, Record<string, string | undefined>]>([
    ['without quoted items', { [QUOTED_LINES_FIELD]: undefined }],
    ['with malformed items', { [QUOTED_LINES_FIELD]: '[{"uuid":1}]' }],
    ['for another cart', { cartUuid: '0f0c1d1e-0000-4000-8000-00000000beef' }],
    ['without a cart', { cartUuid: undefined }],
  ])('orders nothing if it is sent %s', async (_what, changes) => {
    const { status, html } = await send({ ...toSaved, ...changes });
    expect(status).toBe(409);
    expect(html).toContain('Nothing was ordered');
    expect(sentOf('placeOrder')).toEqual([]);
  });

  it("asks for an address if the form names another customer's address", async () => {
    const { status, html } = await send({
      shippingChoice: '0f0c1d1e-0000-4000-8000-00000000beef',
    });
    expect(status).toBe(400);
    expect(html).toContain('Field cannot be empty');
    expect(sentOf('placeOrder')).toEqual([]);
  });
});
