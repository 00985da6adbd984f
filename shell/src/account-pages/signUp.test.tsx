import { signUp } from '@marketplace/contracts/api/auth';
import { configureApi } from '@marketplace/contracts/api/client';
import { getMyOrder, type Order } from '@marketplace/contracts/api/orders';
import { writeGuestToken } from '@marketplace/contracts/cookies';
import { enterText } from '@marketplace/contracts/testing/enterText';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { openAccountPage } from '../testing/openAccountPage';
import { pendingCode } from './pendingCode';

const field = (name: string) => screen.getByLabelText(name, { exact: false, selector: 'input' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Sign up' }));

async function fill(changes: Record<string, string> = {}) {
  const typed = {
    'Full name': 'Rahima Khatun',
    Phone: '01711 000 101',
    Password: 'a long day on the river',
    ...changes,
  };
  for (const [name, text] of Object.entries(typed)) {
    await userEvent.clear(field(name));
    if (text !== '') await enterText(field(name), text);
  }
}

const address = {
  ...{ name: 'Rahima Khatun', phone: '+8801711000101', division: 'Dhaka', district: 'Dhaka' },
  ...{ upazila: 'Savar', area: 'Hemayetpur', street: 'House 12', landmark: '', postcode: '' },
};
const order: Order = {
  uuid: '0f0c1d1e-0000-4000-8000-000000000900',
  orderNumber: 'NB-100042',
  status: 'placed',
  placedAt: '2024-05-01T09:30:00.000Z',
  paymentMethod: 'cash-on-delivery',
  paymentStatus: 'pending',
  subtotal: 500,
  deliveryCharge: 60,
  total: 560,
  shippingAddress: address,
  billingAddress: address,
  note: null,
  history: [],
  isCancellable: true,
  paymentExpiresAt: null,
  parcels: [],
};

describe('the sign-up page', () => {
  let api: FakeApi;
  beforeEach(() => {
    sessionStorage.clear();
    Cookies.remove('accessToken');
    Cookies.remove('guestToken');
    api = fakeApi();
    api.reply(signUp, { isDone: true });
  });

  async function open() {
    const page = openAccountPage('/Signup');
    await screen.findByRole('heading', { level: 1, name: 'Sign up' });
    return page;
  }

  it.each([
    ['Full name', 'name', 'text'],
    ['Phone', 'tel', 'tel'],
    ['E-mail', 'email', 'email'],
    ['Password', 'new-password', 'password'],
  ])(
    'gives the field %s the attributes that browsers and password managers need',
    async (name, token, type) => {
      await open();
      expect(field(name)).toHaveAttribute('autocomplete', token);
      expect((field(name) as HTMLInputElement).type).toBe(type);
    },
  );

  it("shows the password's rules, and lets the visitor show the password", async () => {
    await open();
    expect(field('Password')).toHaveAccessibleDescription(/^8 to 64 characters of any kind/);
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field('Password')).toHaveAttribute('type', 'text');
  });

  it.each([
    ['terms and conditions', '/terms-and-conditions'],
    ['privacy policy', '/privacy-policy'],
  ])(
    'says that signing up means agreement, and has a link that opens the %s in a new tab',
    async (name, path) => {
      await open();
      const link = screen.getByRole('link', { name });
      expect(link.closest('p')).toHaveTextContent(/^By signing up you agree to our/);
      expect(link).toHaveAttribute('href', path);
      expect(link).toHaveAttribute('target', '_blank');
    },
  );

  it('restores all typed values except the password after a reload, and forgets them after the sign-up', async () => {
    const { unmount } = await open();
    await fill({ 'E-mail': 'rahima@mail.example' });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('river');
    unmount();
    const { router } = await open();
    await waitFor(() => expect(field('Full name')).toHaveValue('Rahima Khatun'));
    expect(field('Phone')).toHaveValue('01711 000 101');
    expect(field('E-mail')).toHaveValue('rahima@mail.example');
    expect(field('Password')).toHaveValue('');
    await fill();
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/phone-verify'));
    expect(sessionStorage.getItem('draft sign-up ')).toBeNull();
  });

  it('sends the typed values and opens the phone verification without the phone in the URL', async () => {
    const { router } = await open();
    await fill({ 'E-mail': 'rahima@mail.example' });
    await send();
    await screen.findByRole('heading', { level: 1, name: 'Verify your phone' });
    expect(api.sent[0]?.body).toEqual({
      fullName: 'Rahima Khatun',
      phone: '+8801711000101',
      email: 'rahima@mail.example',
      password: 'a long day on the river',
    });
    expect(router.state.location).toMatchObject({ pathname: '/phone-verify', search: '' });
    expect(screen.getByText('+8801711000101')).toBeVisible();
  });

  it("fills in name and phone of a guest's order, but leaves both empty after the sign-up", async () => {
    writeGuestToken('guest-1', 3600);
    api.reply(getMyOrder, order);
    const { router } = openAccountPage(`/signup?order=${order.uuid}`);
    await screen.findByRole('heading', { level: 1, name: 'Sign up' });
    expect(field('Full name')).toHaveValue('Rahima Khatun');
    expect(field('Phone')).toHaveValue('01711000101');
    await enterText(field('Password'), 'a long day on the river');
    await send();
    await screen.findByRole('heading', { level: 1, name: 'Verify your phone' });
    expect(api.sent.find(({ id }) => id === 'signUp')?.body).toMatchObject({
      fullName: 'Rahima Khatun',
      phone: '+8801711000101',
    });
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { level: 1, name: 'Sign up' });
    expect(field('Full name')).toHaveValue('');
    expect(field('Phone')).toHaveValue('');
  });

  it.each([
    ['has no guest token', undefined, order],
    ['names an order of another guest', 'guest-1', undefined],
  ])('has empty fields if the visitor %s', async (_who, token, found) => {
    if (token) writeGuestToken(token, 3600);
    if (found) api.reply(getMyOrder, found);
    else api.fail(getMyOrder, 404);
    openAccountPage(`/signup?order=${order.uuid}`);
    await screen.findByRole('heading', { level: 1, name: 'Sign up' });
    expect(field('Full name')).toHaveValue('');
    expect(field('Phone')).toHaveValue('');
  });

  it('sends null as the e-mail address if the field is empty', async () => {
    await open();
    await fill();
    await send();
    await waitFor(() => expect(api.sent[0]?.body).toMatchObject({ email: null }));
  });

  // @spec 4.19
  it('keeps the typed values, shows an error beside each invalid field and focuses the first one', async () => {
    await open();
    await fill({ 'Full name': '', Phone: '12345', 'E-mail': 'rahima@', Password: 'short' });
    await send();
    await waitFor(() => expect(field('Full name')).toHaveFocus());
    expect(field('Full name')).toHaveAccessibleDescription('Field cannot be empty');
    expect(field('Phone')).toHaveAccessibleDescription(/^Enter a phone number of Bangladesh/);
    expect(field('E-mail')).toHaveAccessibleDescription(/^Enter an e-mail address/);
    expect(field('Password')).toHaveAccessibleDescription(/^Use 8 to 64 characters/);
    expect(field('Phone')).toHaveValue('12345');
    expect(api.sent).toEqual([]);
    await userEvent.type(field('Phone'), '6');
    expect(field('Phone')).toBeValid();
    expect(field('Password')).toBeInvalid();
  });

  // @spec 8.8
  // @error stored: signUp
  it('shows its own message beside a password that the API rejects as too common', async () => {
    api.fail(signUp, 400, 'password is one of the most common ones: please choose another');
    await open();
    await fill();
    await send();
    await waitFor(() => expect(field('Password')).toHaveFocus());
    expect(field('Password')).toHaveAccessibleDescription(/^Too many people use this password/);
    expect(field('Full name')).toHaveValue('Rahima Khatun');
  });

  it("shows the API's message beside the field that the message names", async () => {
    api.fail(signUp, 400, 'phone must be a phone number');
    await open();
    await fill();
    await send();
    await waitFor(() =>
      expect(field('Phone')).toHaveAccessibleDescription(/^Must be a phone number/),
    );
  });

  it.each([
    ['refuses the sign-up', () => api.fail(signUp, 429, 'Too many tries'), 'Too many tries'],
    ['does not reply', () => api.cut(signUp), 'Something went wrong'],
  ])(
    'shows an error, and lets the visitor try again, if the API %s',
    async (_how, arrange, text) => {
      arrange();
      await open();
      await fill();
      await send();
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(field('Password')).toHaveValue('a long day on the river');
      api.reply(signUp, { isDone: true });
      await send();
      expect(await screen.findByRole('heading', { name: 'Verify your phone' })).toBeVisible();
    },
  );

  it('shows an error immediately if the device is offline', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    api.cut(signUp);
    await open();
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');
    onLine.mockRestore();
  });

  it('aborts the request if the visitor leaves the page during the sign-up', async () => {
    const { router } = await open();
    await fill();
    let answer = () => {};
    configureApi({
      // Rejects when the request is aborted, as axios does.
      fetchReply: ({ signal }) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', reject);
          answer = () => resolve({ status: 200, headers: {}, text: '{"isDone":true}' });
        }),
    });
    await send();
    expect(screen.getByRole('button', { name: 'Sign up' })).toHaveAttribute('aria-busy', 'true');
    await act(() => router.navigate('/'));
    answer();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(router.state.location.pathname).toBe('/');
    expect(pendingCode('phone')).toBeUndefined();
  });

  it('has a button that opens the login modal for visitors with an account', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
  });

  it('redirects signed-in customers to the home page', async () => {
    Cookies.set('accessToken', 'token-1');
    openAccountPage('/signup');
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  });
});
