import { sendGuestCode, verifyGuestPhone } from '@marketplace/contracts/api/guests';
import { placeOrder } from '@marketplace/contracts/api/orders';
import { writeCart } from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';
import type { FakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CART_UUID } from '../testing/buildCart';
import {
  askForCode,
  code,
  enter,
  fakeGuestApi,
  field,
  LATER,
  openCheckout,
  placeIt,
  put,
  THANKS,
  typeAddress,
} from '../testing/guestCheckout';

let api: FakeApi;
beforeEach(() => {
  api = fakeGuestApi();
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const sentOf = (id: string) => api.sent.filter((sent) => sent.id === id);

describe("the one-time code for a guest's phone", () => {
  it.each(['', '12345', 'abcdef'])(
    'must be corrected if the guest types %p, and that input is not sent to the API',
    async (typed) => {
      await openCheckout();
      await askForCode();
      if (typed === '') await placeIt();
      else await enter(typed);
      await waitFor(async () => expect(await code()).toHaveAttribute('aria-invalid', 'true'));
      expect(sentOf('verifyGuestPhone')).toEqual([]);
    },
  );

  // @error stored: verifyGuestPhone
  it('can be corrected after the guest typed a wrong code, and all other input is kept', async () => {
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

  it('stays valid if the guest requests a second code too early, and the page shows the waiting time', async () => {
    await openCheckout();
    await askForCode();
    api.fail(sendGuestCode, 429, 'Too many tries', 'too-many-tries', 45);
    await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText(/You can ask for another code in a minute/)).toBeVisible();
    await enter('123456');
    await screen.findByRole('heading', { name: THANKS });
  });

  it('is not sent if too many codes were requested, and a notice shows the waiting time', async () => {
    await openCheckout();
    api.fail(sendGuestCode, 429, 'Too many tries', 'too-many-tries', 130);
    await typeAddress();
    await placeIt();
    const { parentElement: notice } = await screen.findByText(/No code could be sent/);
    expect(notice).toHaveTextContent(
      'No code could be sent to +8801711223344 yet. You can try again in 3 minutes.',
    );
    expect(screen.queryByText(/We have sent a code/)).not.toBeInTheDocument();

    api.reply(sendGuestCode, { isDone: true });
    await placeIt();
    expect(await code()).toBeVisible();
  });

  it("is not sent if the API refuses it; a notice shows the API's reason if there is no waiting time", async () => {
    await openCheckout();
    api.fail(sendGuestCode, 429, 'Too many codes went to this phone', 'too-many-tries');
    await typeAddress();
    await placeIt();
    const { parentElement: notice } = await screen.findByText(/No code could be sent/);
    expect(notice).toHaveTextContent(
      'No code could be sent to +8801711223344 yet. Too many codes went to this phone',
    );
  });

  it('is replaced by a link to call the shop and a login button if the API cannot send it', async () => {
    await openCheckout();
    api.fail(sendGuestCode, 429, 'Too many tries', 'too-many-tries', 130);
    await typeAddress();
    const logins = () => screen.getAllByRole('button', { name: 'Log in instead' });
    const [above] = logins();
    await placeIt();
    const call = await screen.findByRole('link', { name: 'call us' });
    expect(call).toHaveAttribute('href', '/contact');
    const requested = jest.fn();
    const stop = bus.subscribe('session:login-requested', requested);
    for (const login of logins()) if (login !== above) await userEvent.click(login);
    stop();
    expect(requested.mock.calls).toEqual([[{ reason: 'checkout' }]]);
    expect(field('Street, house, flat')).toHaveValue('House 12, Road 4');
  });

  it('stays in its field if another field must be corrected', async () => {
    await openCheckout();
    await askForCode();
    await put('Full name', ' ');
    await enter('123456');
    await waitFor(() => expect(field('Full name')).toHaveAttribute('aria-invalid', 'true'));
    await put('Full name', 'Rahima Khatun');
    await placeIt();
    await screen.findByRole('heading', { name: THANKS });
    expect(sentOf('sendGuestCode')).toHaveLength(1);
  });

  it('is sent a second time on request, and no order is placed', async () => {
    await openCheckout();
    await askForCode();
    await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(sentOf('sendGuestCode')).toHaveLength(2));
    expect(sentOf('placeOrder')).toEqual([]);
  });

  it('is submitted by the Enter key in its field', async () => {
    await openCheckout();
    await askForCode();
    await userEvent.type(await code(), '123456{Enter}');
    await screen.findByRole('heading', { name: THANKS });
    expect(sentOf('sendGuestCode')).toHaveLength(1);
  });

  it('is sent to the new phone if the guest changed the phone after the first code', async () => {
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

  it.each([
    [401, 'unauthorized'],
    [409, 'phone-unverified'],
    [409, 'guest-order-placed'],
  ])(
    "is requested a second time if the API refuses an order that was sent with the first code's token: %i %s",
    async (status, reason) => {
      await openCheckout();
      await askForCode();
      api.fail(placeOrder, status, 'No', reason);
      await enter('123456');
      await waitFor(() => expect(sentOf('sendGuestCode')).toHaveLength(2));
      expect(await code()).toBeVisible();
    },
  );

  it("is not sent to a phone that the API refuses, and the phone's field gets the focus each time", async () => {
    await openCheckout();
    api.fail(sendGuestCode, 400, 'phone must be a phone number of Bangladesh');
    await typeAddress();
    for (const typed of ['01711223344', '01711223355']) {
      await put('Phone', typed);
      expect(field('Phone')).toBeValid();
      await placeIt();
      await waitFor(() => expect(field('Phone')).toBeInvalid());
      await waitFor(() => expect(field('Phone')).toHaveFocus());
    }
  });

  it('is requested for each order, even if a later order has the same products', async () => {
    const { unmount } = await openCheckout();
    await askForCode();
    await enter('123456');
    await screen.findByRole('heading', { name: THANKS });
    unmount();

    api.fail(placeOrder, 409, 'No', 'guest-order-placed');
    writeCart(CART_UUID, 1);
    await openCheckout();
    await askForCode();
    expect(sentOf('sendGuestCode')).toHaveLength(2);
    const [first, later] = sentOf('placeOrder');
    expect(later?.body).toEqual(first?.body);
    expect(later?.headers.authorization).toBe('Bearer guest-1');
    // The API distinguishes the two orders by the key.
    expect(later?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
  });

  it('is exchanged for a new token if the API has rejected the token of an earlier code', async () => {
    await openCheckout();
    await askForCode();
    api.fail(placeOrder, 409, 'No', 'guest-order-placed');
    await enter('123456');
    await waitFor(() => expect(sentOf('sendGuestCode')).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Place Order' })).toBeEnabled());
    await enter('654321');
    await waitFor(() => expect(sentOf('verifyGuestPhone')).toHaveLength(2));
    expect(sentOf('verifyGuestPhone')[1]?.body).toMatchObject({ otp: '654321' });
  });
});
