import { createAddress } from '@marketplace/contracts/api/addresses';
import { listUpazilas } from '@marketplace/contracts/api/locations';
import { placeOrder } from '@marketplace/contracts/api/orders';
import { startPayment } from '@marketplace/contracts/api/payments';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { buildOrder, ORDER_UUID, postalAddress, savedAddress } from '../testing/buildOrder';
import { orderForm } from '../testing/orderForm';
import { afterOrderPlaced, fetchStaleUpazilas, sendOrder } from './checkoutRequests';
import { clearUnseenOrder, readUnseenOrder } from './pendingOrder';
import { type OrderBody, readOrderForm } from './readOrderForm';

const reading = readOrderForm(orderForm());
// The cast is safe: `orderForm()` is valid, so `{}` is never used.
const body = 'body' in reading ? reading.body : ({} as OrderBody);

describe('fetchStaleUpazilas', () => {
  it('checks every saved address, and sends one request per district', async () => {
    const api = fakeApi();
    const savar = { name: 'Savar', nameBn: 'সাভার' };
    api.reply(listUpazilas, { items: [savar] });
    // Upper limit of the API contract for a customer's saved addresses.
    const addresses = Array.from({ length: 50 }, (_, n) => ({
      ...savedAddress,
      uuid: `address-${n + 1}`,
      district: n % 2 ? 'Dhaka' : 'Cumilla',
      upazila: n === 10 || n === 49 ? 'Sabhar' : 'Savar',
    }));
    const toMend = await fetchStaleUpazilas(addresses, new Request('https://shop.example'));
    expect(toMend).toEqual({ 'address-11': [savar], 'address-50': [savar] });
    const asked = api.sent.map(({ url }) => url.searchParams.get('district'));
    expect(asked).toEqual(['Cumilla', 'Dhaka']);
  });
});

describe('sendOrder', () => {
  beforeEach(clearUnseenOrder);

  it('sends the same idempotency key until the order is known to be placed', async () => {
    const api = fakeApi();
    api.cut(placeOrder);
    await expect(sendOrder(body)).resolves.toEqual({ status: 'unknown' });
    api.reply(placeOrder, buildOrder());
    await expect(sendOrder(body)).resolves.toMatchObject({ status: 'placed' });
    const keys = api.sent.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(1);
  });

  it('sends the order a second time if the first reply was truncated', async () => {
    const api = fakeApi();
    let times = 0;
    api.answer(placeOrder, () => {
      times += 1;
      // Simulates a truncated reply, which can be parsed to an object without most properties.
      return times === 1 ? ({} as ReturnType<typeof buildOrder>) : buildOrder();
    });
    await expect(sendOrder(body)).resolves.toMatchObject({ status: 'placed' });
    expect(times).toBe(2);
  });

  it.each([
    [409, 'out-of-stock', { status: 'changed', message: 'Only 1 left' }],
    [409, 'cart-empty', { status: 'empty', message: 'Only 1 left' }],
    [409, 'phone-unverified', { status: 'unverified' }],
    [409, 'guest-order-placed', { status: 'unverified', isTokenUsed: true }],
    [409, 'cash-limit', { status: 'cash-limit' }],
    [409, 'unpaid-limit', { status: 'unpaid-limit' }],
    [409, 'not-delivered', { status: 'not-delivered' }],
    [409, 'idempotency-key-reused', { status: 'failed' }],
    [400, 'bad-input', { status: 'failed' }],
  ])(
    'treats status %p with code %s as a refusal, and forgets the idempotency key',
    async (status, code, outcome) => {
      fakeApi().fail(placeOrder, status, 'Only 1 left', code);
      await expect(sendOrder(body)).resolves.toEqual(outcome);
      expect(readUnseenOrder()).toBeUndefined();
    },
  );

  it.each([
    [401, { status: 'signed-out' }],
    [500, { status: 'unknown' }],
    [503, { status: 'unknown' }],
  ])('keeps the idempotency key after status %p', async (status, outcome) => {
    fakeApi().fail(placeOrder, status);
    await expect(sendOrder(body)).resolves.toEqual(outcome);
    expect(readUnseenOrder()).toBeDefined();
  });
});

describe('afterOrderPlaced', () => {
  // @spec 7.11
  it('starts the payment under a separate idempotency key, and by default saves no address', async () => {
    const api = fakeApi();
    api.reply(startPayment, { data: { status: 'pending' } });
    await afterOrderPlaced(buildOrder());
    expect(api.sent.map(({ url }) => url.pathname)).toEqual([`/payment/${ORDER_UUID}`]);
    expect(api.sent[0]?.headers['idempotency-key']).toBe(`payment-${ORDER_UUID}`);
  });

  it('saves the address with the same idempotency key if a form is sent twice, so that the address is saved once', async () => {
    const api = fakeApi();
    api.reply(startPayment, { data: { status: 'pending' } });
    api.reply(createAddress, savedAddress);
    const posted = { request: new Request('https://shop.example/checkout') };
    for (let n = 0; n < 2; n += 1) {
      await afterOrderPlaced(buildOrder(), { addressToSave: postalAddress }, posted);
    }
    const saved = api.sent.filter(({ id }) => id === createAddress.id);
    const keys = saved.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([`address-${ORDER_UUID}`, `address-${ORDER_UUID}`]);
  });

  it('saves the address, and returns a message that confirms it', async () => {
    const api = fakeApi();
    api.reply(startPayment, { data: { status: 'pending' } });
    api.reply(createAddress, savedAddress);
    const { message } = await afterOrderPlaced(buildOrder(), { addressToSave: postalAddress });
    expect(message?.message).toBe('Address created successfully');
  });

  // @error logged: createAddress, startPayment
  it('logs failures and does not throw, because the order is already placed', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const api = fakeApi();
    api.fail(startPayment, 500);
    api.cut(createAddress);
    await expect(afterOrderPlaced(buildOrder(), { addressToSave: postalAddress })).resolves.toEqual(
      {},
    );
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });
});
