import { sendGuestCode, verifyGuestPhone } from '@marketplace/contracts/api/guests';
import { listDivisions } from '@marketplace/contracts/api/locations';
import { getMyOrder, placeOrder } from '@marketplace/contracts/api/orders';
import { startPayment } from '@marketplace/contracts/api/payments';
import { getPublicCart } from '@marketplace/contracts/api/publicCart';
import { clearAccessToken, readGuestToken, writeCart } from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearPendingOrder } from '../checkout/pendingOrder';
import { routes } from '../exposes/routes';
import { buildCart, CART_UUID } from '../testing/buildCart';
import { buildOrder, postalAddress } from '../testing/buildOrder';
import { openPage } from '../testing/openPage';

const THANKS = 'Thank you, your order is placed';
const LATER = '2099-01-01T00:00:00.000Z';
let api: FakeApi;

beforeEach(() => {
  clearAccessToken();
  clearPendingOrder();
  sessionStorage.clear();
  writeCart(CART_UUID, 1);
  api = fakeApi();
  api.reply(getPublicCart, buildCart());
  // A host without lists of places: they are typed.
  api.fail(listDivisions, 404);
  api.reply(sendGuestCode, { isDone: true });
  api.reply(verifyGuestPhone, { guestToken: 'guest-1', expiresAt: LATER });
  api.reply(placeOrder, buildOrder());
  api.reply(startPayment, { data: { status: 'pending' } });
  api.reply(getMyOrder, buildOrder());
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const openCheckout = () => openPage(routes, '/checkout', 'Checkout');
// By label: by role, a form of this size takes jsdom seconds.
const field = (label: string | RegExp) => screen.getByLabelText(label);
const code = () => screen.findByLabelText('Code');
const sentOf = (id: string) => api.sent.filter((sent) => sent.id === id);
const placeIt = () => userEvent.click(screen.getByRole('button', { name: 'Place Order' }));

async function put(label: string | RegExp, text: string): Promise<void> {
  await userEvent.clear(field(label));
  await userEvent.paste(text);
}
async function typeAddress(phone = '০১৭১১২২৩৩৪৪'): Promise<void> {
  await put('Full name', 'Rahima Khatun');
  await put('Phone', phone);
  await userEvent.selectOptions(field('Division'), 'Dhaka');
  await put('District', 'Dhaka');
  await put('Upazila or thana', 'Savar');
  await put('Area or village', 'Hemayetpur');
  await put('Street, house, flat', 'House 12, Road 4');
}
async function askForCode(): Promise<void> {
  await typeAddress();
  await placeIt();
  await code();
}
async function enter(text: string): Promise<void> {
  await userEvent.clear(await code());
  await userEvent.paste(text);
  await placeIt();
}

describe('the checkout of a guest', () => {
  it('orders with a phone and the code sent to it, in Bangla digits', async () => {
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

  it('asks for at most 9 fields', async () => {
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

  it('leads to the code, which phones fill in by themselves', async () => {
    await openCheckout();
    await askForCode();
    const input = await code();
    await waitFor(() => expect(input).toHaveFocus());
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByText('+8801711223344')).toBeVisible();
  });

  it.each(['', '12345', 'abcdef'])('asks again for the code after %p, unsent', async (typed) => {
    await openCheckout();
    await askForCode();
    if (typed === '') await placeIt();
    else await enter(typed);
    await waitFor(async () => expect(await code()).toHaveAttribute('aria-invalid', 'true'));
    expect(sentOf('verifyGuestPhone')).toEqual([]);
  });

  it('keeps what was typed after a wrong code, and asks for it again', async () => {
    await openCheckout();
    await askForCode();
    api.fail(verifyGuestPhone, 400, 'The code is wrong or no longer valid', 'wrong-otp');
    await enter('000000');
    await screen.findByText('The code is wrong or no longer valid');
    expect(field('Street, house, flat')).toHaveValue('House 12, Road 4');
    expect(sentOf('placeOrder')).toEqual([]);

    api.reply(verifyGuestPhone, { guestToken: 'guest-2', expiresAt: LATER });
    await enter('123456');
    await screen.findByRole('heading', { name: THANKS });
  });

  it('keeps what was typed where no code can be sent, and says why', async () => {
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

  it('says when another code can be asked for, and takes the one that was sent', async () => {
    await openCheckout();
    api.fail(sendGuestCode, 429, 'Too many tries', 'too-many-tries', 45);
    await askForCode();
    expect(screen.getByText(/You can ask for another code in a minute/)).toBeVisible();
    await enter('123456');
    await screen.findByRole('heading', { name: THANKS });
  });

  it('sends another code where that is asked for, and orders nothing', async () => {
    await openCheckout();
    await askForCode();
    await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(sentOf('sendGuestCode')).toHaveLength(2));
    expect(sentOf('placeOrder')).toEqual([]);
  });

  it('orders where Enter is pressed in the field of the code', async () => {
    await openCheckout();
    await askForCode();
    await userEvent.type(await code(), '123456{Enter}');
    await screen.findByRole('heading', { name: THANKS });
    expect(sentOf('sendGuestCode')).toHaveLength(1);
  });

  it('sends a code to the new phone where the phone was changed after the first', async () => {
    await openCheckout();
    await askForCode();
    await userEvent.clear(await code());
    await userEvent.paste('123456');
    await put('Phone', '01811223344');
    await placeIt();
    await waitFor(() => expect(sentOf('sendGuestCode')).toHaveLength(2));
    expect(sentOf('sendGuestCode')[1]?.body).toEqual({ phone: '+8801811223344' });
    expect(sentOf('verifyGuestPhone')).toEqual([]);
    expect(sentOf('placeOrder')).toEqual([]);
  });

  it('asks for no second code where the order was refused for another reason', async () => {
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

  it.each([
    [401, 'unauthorized'],
    [409, 'phone-unverified'],
    [409, 'guest-order-placed'],
  ])('asks for a new code where the one before is of no use: %i %s', async (status, reason) => {
    await openCheckout();
    await askForCode();
    api.fail(placeOrder, status, 'No', reason);
    await enter('123456');
    await waitFor(() => expect(sentOf('sendGuestCode')).toHaveLength(2));
    expect(await code()).toBeVisible();
  });

  it('orders once when the answer to the order was lost, without another code', async () => {
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

  it('is restored after a reload, with the code that was asked for', async () => {
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

  it('says in which way a phone with too many cash orders can go on', async () => {
    await openCheckout();
    await askForCode();
    api.fail(placeOrder, 409, 'At most 5', 'cash-limit');
    await enter('123456');
    const notice = await screen.findByText(/wait until one is delivered/);
    expect(notice).toHaveTextContent('Pay this one online');
    expect(screen.getByRole('link', { name: 'call us' })).toHaveAttribute('href', '/contact');
    expect(field('Street, house, flat')).toHaveValue('House 12, Road 4');
  });

  it('leads to the login for whoever has an account', async () => {
    const reasons: string[] = [];
    const stop = bus.subscribe('session:login-requested', ({ reason }) => reasons.push(reason));
    await openCheckout();
    await userEvent.click(screen.getByRole('button', { name: 'Log in instead' }));
    expect(reasons).toEqual(['checkout']);
    stop();
  });

  it('ends with a login and a logout: the next shopper orders with nobody’s phone', async () => {
    await openCheckout();
    await askForCode();
    api.fail(placeOrder, 409, 'Your cart changed', 'cart-changed');
    await enter('123456');
    await waitFor(() => expect(readGuestToken()).toBe('guest-1'));
    clearAccessToken();
    expect(readGuestToken()).toBeUndefined();
  });

  it('offers an account on the thank-you page, whose order page is for customers', async () => {
    await openPage(routes, '/thank-you?order=0f0c1d1e-0000-4000-8000-000000000900', THANKS);
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/signup',
    );
    expect(screen.queryByRole('link', { name: 'See your order' })).not.toBeInTheDocument();
  });
});
