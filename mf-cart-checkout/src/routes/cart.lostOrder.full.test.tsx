import { listAddresses } from '@marketplace/contracts/api/addresses';
import { configureApi } from '@marketplace/contracts/api/client';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { placeOrder } from '@marketplace/contracts/api/orders';
import { getPublicCart } from '@marketplace/contracts/api/publicCart';
import { apiSettings } from '@marketplace/contracts/client/apiSettings';
import { writeAccessToken } from '@marketplace/contracts/cookies';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import type { FakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from '../exposes/routes';
import { buildCart } from '../testing/buildCart';
import { buildOrder, ORDER_UUID, savedAddress } from '../testing/buildOrder';
import {
  askForCode,
  enter,
  fakeGuestApi,
  openCheckout,
  placeIt,
  put,
  THANKS,
} from '../testing/guestCheckout';
import { openPage } from '../testing/openPage';

let api: FakeApi;
beforeEach(() => {
  api = fakeGuestApi();
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const sentOf = (id: string) => api.sent.filter((sent) => sent.id === id);
const sentKeys = () => sentOf('placeOrder').map(({ headers }) => headers['idempotency-key']);
const trace = () => sessionStorage.getItem('orderAttempt');
const openCart = () => openPage(routes, '/cart', 'Your cart');

/** Places an order whose reply is lost, and leaves the page. The order has emptied the cart. */
async function loseReply(): Promise<void> {
  const { unmount } = await openCheckout();
  await askForCode();
  api.cut(placeOrder);
  await enter('123456');
  await screen.findByText(/The shop did not answer/);
  unmount();
  api.reply(getPublicCart, buildCart([]));
}

/**
 * Delays the next order.
 * @returns a function that sends it
 */
function holdOrder(): () => void {
  api.reply(placeOrder, buildOrder());
  const { fetchReply = Promise.reject } = apiSettings();
  let send = () => {};
  const released = new Promise<void>((resolve) => {
    send = resolve;
  });
  configureApi({
    fetchReply: async (request) => {
      if (request.url.endsWith(placeOrder.path)) await released;
      return fetchReply(request);
    },
  });
  return send;
}

describe('the empty cart page of a guest after the reply to the order was lost', () => {
  it("opens the order's thank-you page", async () => {
    await loseReply();
    api.reply(placeOrder, buildOrder());
    await openCart();
    await screen.findByRole('heading', { name: THANKS });
    const [first, second, ...others] = sentKeys();
    expect([second, others]).toEqual([first, []]);
    expect(trace()).toBeNull();
  });

  it("opens the order's thank-you page even if the cart page loads its data again meanwhile", async () => {
    await loseReply();
    const send = holdOrder();
    const { router } = await openCart();
    await screen.findByText('We are looking for your last order');
    await act(() => router.revalidate());
    send();
    await screen.findByRole('heading', { name: THANKS });
    expect(trace()).toBeNull();
  });

  it("opens the order's thank-you page at the next visit if the guest left during the search", async () => {
    await loseReply();
    const send = holdOrder();
    const { unmount } = await openCart();
    await screen.findByText('We are looking for your last order');
    unmount();
    send();
    await waitFor(() => expect(trace()).toContain(ORDER_UUID));
    expect(trace()).not.toMatch(/Rahima|1711|House 12/);

    await openCart();
    await screen.findByRole('heading', { name: THANKS });
    expect(sentOf('placeOrder')).toHaveLength(2);
    expect(trace()).toBeNull();
  });

  it('stays open if the order was not placed', async () => {
    await loseReply();
    api.fail(placeOrder, 409, 'Your cart is empty', 'cart-empty');
    await openCart();
    await waitFor(() => expect(trace()).toBeNull());
    await act(async () => undefined);
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });
});

/** Makes the API refuse every order except the first one, which it has placed. */
function refuseOtherOrders(code: string): void {
  const [first] = sentKeys();
  const { fetchReply = Promise.reject } = apiSettings();
  configureApi({
    fetchReply: (request) => {
      if (request.headers['idempotency-key'] === first) api.reply(placeOrder, buildOrder());
      else api.fail(placeOrder, 409, 'No', code);
      return fetchReply(request);
    },
  });
}

/** Presses Place Order while replies are lost. */
async function loseOrder(): Promise<void> {
  const notice = () => screen.queryByText(/The shop did not answer/);
  const earlier = notice();
  api.cut(placeOrder);
  await placeIt();
  await waitFor(() => expect([earlier, null]).not.toContain(notice()));
}

function openAsCustomer() {
  writeAccessToken('good', 3600);
  api.reply(listAddresses, { items: [savedAddress], paginationStatus: buildPaging(10, 1) });
  const { uuid, name: fullName, phone } = savedAddress;
  api.reply(getCurrentCustomer, { uuid, fullName, phone, email: null, phoneVerified: true });
  return openCheckout();
}

describe('an order that was placed, but whose reply was lost', () => {
  it('is shown to a customer who changes the form and presses Place Order again', async () => {
    await openAsCustomer();
    await loseOrder();
    await put(/^Note/, 'Ring twice');
    refuseOtherOrders('cart-empty');
    api.reply(getPublicCart, buildCart([]));
    await placeIt();
    await screen.findByRole('heading', { name: THANKS });
    const [first, second, ...others] = sentKeys();
    expect(second).not.toBe(first);
    expect(others).toEqual([first]);
    expect(trace()).toBeNull();
  });

  it('is found and shown even if the reply to a second, changed order is lost too', async () => {
    await openAsCustomer();
    await loseOrder();
    await put(/^Note/, 'Ring twice');
    await loseOrder();
    await put(/^Note/, 'Ring once');
    refuseOtherOrders('cart-empty');
    api.reply(getPublicCart, buildCart([]));
    await placeIt();
    await screen.findByRole('heading', { name: THANKS });
    const [first, second, third, ...others] = sentKeys();
    expect(new Set([first, second, third]).size).toBe(3);
    expect(others).toEqual([second, first]);
  });

  it('is shown to a guest who changes the form, without a request for a second code', async () => {
    await openCheckout();
    await askForCode();
    api.cut(placeOrder);
    await enter('123456');
    await screen.findByText(/The shop did not answer/);
    await put('Street, house, flat', 'House 13');
    refuseOtherOrders('guest-order-placed');
    await placeIt();
    await screen.findByRole('heading', { name: THANKS });
    const [first, second, ...others] = sentKeys();
    expect(second).not.toBe(first);
    expect(others).toEqual([first]);
    expect(sentOf('sendGuestCode')).toHaveLength(1);
  });
});

describe('the cart page that a shopper opens while an order is being sent', () => {
  it("opens the order's thank-you page once the order is placed", async () => {
    const { router } = await openAsCustomer();
    const send = holdOrder();
    await placeIt();
    await act(() => router.navigate('/cart'));
    await screen.findByRole('heading', { level: 1, name: 'Your cart' });
    api.reply(getPublicCart, buildCart([]));
    send();
    await screen.findByRole('heading', { name: THANKS });
    expect(sentOf('placeOrder')).toHaveLength(1);
    expect(trace()).toBeNull();
  });
});
