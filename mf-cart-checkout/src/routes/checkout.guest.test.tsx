import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { configureApi } from '@marketplace/contracts/api/client';
import { sendGuestCode, verifyGuestPhone } from '@marketplace/contracts/api/guests';
import { placeOrder } from '@marketplace/contracts/api/orders';
import { lookUpOrder } from '@marketplace/contracts/api/trackedOrder';
import { apiSettings } from '@marketplace/contracts/client/apiSettings';
import { clearAccessToken, readGuestToken } from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';
import type { FakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { buildOrder, ORDER_UUID, postalAddress } from '../testing/buildOrder';
import {
  askForCode,
  code,
  enter,
  fakeGuestApi,
  field,
  openCheckout,
  placeIt,
  THANKS,
  typeAddress,
} from '../testing/guestCheckout';
import { openPage } from '../testing/openPage';

let api: FakeApi;
beforeEach(() => {
  api = fakeGuestApi();
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const sentOf = (id: string) => api.sent.filter((sent) => sent.id === id);

const HOUR_MS = 3_600_000;

/**
 * Sets the header `Date` of each reply, as if the API's clock were `aheadMs` ahead of this device.
 */
function setHostClock(aheadMs: number): void {
  const { fetchReply = Promise.reject } = apiSettings();
  configureApi({
    fetchReply: async (request) => {
      const reply = await fetchReply(request);
      const date = new Date(Date.now() + aheadMs).toUTCString();
      return { ...reply, headers: { ...reply.headers, date } };
    },
  });
}

describe('the checkout of a guest', () => {
  it('places an order with a phone and a one-time code, which the guest types in Bangla digits', async () => {
    await openCheckout();
    await askForCode();
    expect(sentOf('sendGuestCode').map(({ body }) => body)).toEqual([{ phone: '+8801711223344' }]);
    expect(sentOf('placeOrder')).toEqual([]);
    await enter('১২৩ ৪৫৬');
    await screen.findByRole('heading', { name: THANKS });
    expect(sentOf('verifyGuestPhone')[0]?.body).toEqual({
      phone: '+8801711223344',
      otp: '123456',
    });
    const [order] = sentOf('placeOrder');
    expect(order?.headers.authorization).toBe('Bearer guest-1');
    expect(order?.body).toMatchObject({
      shippingAddress: { ...postalAddress, phone: '+8801711223344' },
      billingAddress: { ...postalAddress, phone: '+8801711223344' },
    });
    expect(sentOf('startPayment')[0]?.headers.authorization).toBe('Bearer guest-1');
    expect(sentOf('getMyOrder')[0]?.headers.authorization).toBe('Bearer guest-1');
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Rahima|1711|House 12/);
  });

  it('has 9 visible fields, including the field for the code', async () => {
    await openCheckout();
    await askForCode();
    const fields = [...document.querySelectorAll('input, select, textarea')].filter(
      (each) =>
        each.getAttribute('type') !== 'hidden' &&
        each.getAttribute('type') !== 'radio' &&
        each.closest('[hidden], details:not([open])') === null,
    );
    expect(fields.map((each) => each.getAttribute('name'))).toEqual([
      'shipping.name',
      'shipping.phone',
      'shipping.division',
      'shipping.district',
      'shipping.upazila',
      'shipping.area',
      'shipping.street',
      'shipping.landmark',
      'code',
    ]);
  });

  it("focuses the code's field, which phones can fill in automatically", async () => {
    await openCheckout();
    await askForCode();
    const input = await code();
    await waitFor(() => expect(input).toHaveFocus());
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByText('+8801711223344')).toBeVisible();
  });

  // @error stored: sendGuestCode
  it('keeps all input and shows the reason if no code can be sent', async () => {
    await openCheckout();
    api.cut(sendGuestCode);
    await typeAddress();
    await placeIt();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(field('Street, house, flat')).toHaveValue('House 12, Road 4');

    api.fail(sendGuestCode, 400, 'phone must be a phone number of Bangladesh');
    await placeIt();
    await waitFor(() => expect(field('Phone')).toHaveAttribute('aria-invalid', 'true'));
  });

  it('requests no second code after the API refused the order for a reason other than the code', async () => {
    await openCheckout();
    await askForCode();
    api.fail(placeOrder, 409, 'Your cart changed', 'cart-changed');
    await enter('123456');
    await screen.findByText('Your cart has changed. Nothing was ordered.');
    api.reply(placeOrder, buildOrder());
    await placeIt();
    await screen.findByRole('heading', { name: THANKS });
    expect(sentOf('sendGuestCode')).toHaveLength(1);
    expect(sentOf('verifyGuestPhone')).toHaveLength(1);
  });

  it('places one order after a lost reply, without requesting a second code', async () => {
    await openCheckout();
    await askForCode();
    api.cut(placeOrder);
    await enter('123456');
    await screen.findByText(/The shop did not answer/);
    api.reply(placeOrder, buildOrder());
    await placeIt();
    await screen.findByRole('heading', { name: THANKS });
    const orders = sentOf('placeOrder');
    expect(new Set(orders.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(new Set(orders.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(sentOf('sendGuestCode')).toHaveLength(1);
  });

  it("places only one order if the reply is lost and the page is reloaded, although the phone's code is used up", async () => {
    const { unmount } = await openCheckout();
    await askForCode();
    api.cut(placeOrder);
    await enter('123456');
    await screen.findByText(/The shop did not answer/);
    unmount();

    api.reply(placeOrder, buildOrder());
    api.fail(verifyGuestPhone, 400, 'The code is wrong or no longer valid', 'wrong-otp');
    await openCheckout();
    await code();
    await placeIt();
    await screen.findByRole('heading', { name: THANKS });
    const keys = sentOf('placeOrder').map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('is restored after a reload, with the code that was typed so far', async () => {
    const { unmount } = await openCheckout();
    await askForCode();
    await userEvent.clear(await code());
    await userEvent.paste('1234');
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('1234'));
    unmount();

    await openCheckout();
    expect(field('Street, house, flat')).toHaveValue('House 12, Road 4');
    expect(field('Phone')).toHaveValue('০১৭১১২২৩৩৪৪');
    expect(await code()).toHaveValue('1234');
    await enter('123456');
    await screen.findByRole('heading', { name: THANKS });
    expect(sentOf('sendGuestCode')).toHaveLength(1);
  });

  it.each([
    ['Nagad and card', ['cash-on-delivery', 'nagad', 'card'] as const, ': Nagad, Card.'],
    ['none, because the API offers only cash', ['cash-on-delivery'] as const, null],
  ])(
    'explains that the phone has too many cash orders, and offers these online payment methods: %s',
    async (_what, methods, names) => {
      api.reply(getCapabilities, { extensions: ['sendGuestCode'], paymentMethods: [...methods] });
      await openCheckout();
      await askForCode();
      api.fail(placeOrder, 409, 'At most 5', 'cash-limit');
      await enter('123456');
      const { parentElement: notice } = await screen.findByText(/wait until one is delivered/);
      const online = screen.queryByText(/pay this one online/)?.parentElement ?? null;
      if (names === null) expect(online).toBeNull();
      else expect(online).toHaveTextContent(`You can pay this one online${names}`);
      expect(notice).toHaveTextContent('What you filled in stays here');
      expect(screen.getByRole('link', { name: 'call us' })).toHaveAttribute('href', '/contact');
      expect(field('Street, house, flat')).toHaveValue('House 12, Road 4');
    },
  );

  it('offers the login to customers who have an account', async () => {
    const reasons: string[] = [];
    const stop = bus.subscribe('session:login-requested', ({ reason }) => reasons.push(reason));
    await openCheckout();
    await userEvent.click(screen.getByRole('button', { name: 'Log in instead' }));
    expect(reasons).toEqual(['checkout']);
    stop();
  });

  it.each([
    ['three hours ahead of', -3],
    ['three hours behind', 3],
  ])("places the order on a phone whose clock is %s the API's", async (_where, hours) => {
    setHostClock(hours * HOUR_MS);
    const expiresAt = new Date(Date.now() + (hours + 2) * HOUR_MS).toISOString();
    api.reply(verifyGuestPhone, { guestToken: 'guest-1', expiresAt });
    const setCookie = jest.spyOn(document, 'cookie', 'set');
    await openCheckout();
    await askForCode();
    await enter('123456');
    await screen.findByRole('heading', { name: THANKS });
    expect(sentOf('sendGuestCode')).toHaveLength(1);
    expect(readGuestToken()).toBe('guest-1');
    const [cookie] = setCookie.mock.calls.flat().filter((text) => text.startsWith('guestToken=g'));
    const seconds = Number(/max-age=(\d+)/.exec(cookie ?? '')?.[1]);
    expect(Math.abs(seconds - 7200)).toBeLessThan(10);
  });

  it('places the order with the token from the reply that verified the phone, even if the browser does not store the cookie', async () => {
    const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
    jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
      if (!text.startsWith('guestToken=')) set?.call(document, text);
    });
    await openCheckout();
    await askForCode();
    await enter('123456');
    await waitFor(() => expect(sentOf('placeOrder')).toHaveLength(1));
    expect(sentOf('placeOrder')[0]?.headers.authorization).toBe('Bearer guest-1');
    expect(readGuestToken()).toBeUndefined();
    expect(sentOf('sendGuestCode')).toHaveLength(1);
  });

  it("stores the guest's token where `clearAccessToken` also removes it, so that the next shopper cannot use it", async () => {
    await openCheckout();
    await askForCode();
    api.fail(placeOrder, 409, 'Your cart changed', 'cart-changed');
    await enter('123456');
    await waitFor(() => expect(readGuestToken()).toBe('guest-1'));
    clearAccessToken();
    expect(readGuestToken()).toBeUndefined();
  });

  it('leads to a thank-you page that offers to create an account, because guests cannot open the order page', async () => {
    await openPage(routes, `/thank-you?order=${ORDER_UUID}`, THANKS);
    expect(screen.queryByRole('link', { name: 'See your order' })).not.toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Create an account' });
    // The shell's sign-up page prefills name and phone from the order.
    expect(link).toHaveAttribute('href', `/signup?order=${ORDER_UUID}`);
  });

  it('leads to a thank-you page that links to the tracking of this order if the API finds orders by number', async () => {
    api.reply(getCapabilities, { extensions: [lookUpOrder.id], paymentMethods: [] });
    await openPage(routes, `/thank-you?order=${ORDER_UUID}`, THANKS);
    const link = await screen.findByRole('link', { name: 'See where this order is' });
    expect(link).toHaveAttribute('href', '/track-order?orderNumber=NB-100042');
  });
});
