import { resendOtp, verifyPhone } from '@marketplace/contracts/api/auth';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { enterText } from '@marketplace/contracts/testing/enterText';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { CUSTOMER, openAccountPage } from '../testing/openAccountPage';
import { markCodeSent } from './oneTimeCode';
import { storePendingCode } from './pendingCode';

const customer = { ...CUSTOMER, phone: '+8801711000101', email: null, phoneVerified: false };

describe('the phone verification page after a login', () => {
  let api: FakeApi;
  beforeEach(() => {
    storePendingCode('phone', undefined);
    Cookies.set('accessToken', 'token-1');
    api = fakeApi();
    api.reply(getCurrentCustomer, customer);
    api.reply(resendOtp, { isDone: true });
  });
  afterEach(() => Cookies.remove('accessToken'));

  const sentOf = (id: string) => api.sent.filter((sent) => sent.id === id);

  it("sends a code to the customer's phone automatically", async () => {
    openAccountPage('/login-verification');
    expect(await screen.findByText('+8801711000101')).toBeVisible();
    expect(await screen.findByText('A new code is on its way.')).toBeVisible();
    expect(sentOf('resendOtp').map(({ body }) => body)).toEqual([
      { emailOrPhone: '+8801711000101' },
    ]);
  });

  it('sends no code if this tab has just requested a code', async () => {
    markCodeSent('phone', '+8801711000101');
    openAccountPage('/login-verification');
    await screen.findByText('+8801711000101');
    expect(screen.getByRole('timer')).toBeVisible();
    expect(sentOf('resendOtp')).toEqual([]);
  });

  it('shows the remaining wait, and no error, if the API says that it has just sent a code', async () => {
    api.fail(resendOtp, 429, 'Too many tries', 'too-many-tries', 40);
    openAccountPage('/login-verification');
    expect(await screen.findByRole('timer')).toHaveTextContent(/^in 0:(40|39)$/);
    expect(screen.queryByText('Too many tries')).not.toBeInTheDocument();
  });

  it("shows an error if the visitor's network has requested too many codes", async () => {
    api.fail(resendOtp, 429, 'Too many tries', 'too-many-tries', 2400);
    openAccountPage('/login-verification');
    expect(await screen.findByText('Too many tries')).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('leads to the checkout if the login began at the checkout', async () => {
    const { router } = openAccountPage('/');
    await act(() => router.navigate('/login-verification', { state: { path: '/checkout' } }));
    api.reply(verifyPhone, {
      accessToken: 'token-2',
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    });
    const code = await screen.findByLabelText('Code');
    api.reply(getCurrentCustomer, { ...customer, phoneVerified: true });
    await enterText(code, '123456');
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to checkout' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
    expect(Cookies.get('accessToken')).toBe('token-2');
  });

  it('has a link that skips the verification and opens the page that the URL names', async () => {
    openAccountPage('/login-verification?to=%2Fprofile');
    const later = await screen.findByRole('link', { name: 'Do this later' });
    expect(later).toHaveAttribute('href', '/profile');
  });

  it('has a link that leads to the home page if the URL or the history state names another site', async () => {
    const { router } = openAccountPage('/login-verification?to=%2F%2Fevil.example');
    expect(await screen.findByRole('link', { name: 'Do this later' })).toHaveAttribute('href', '/');
    await act(() => router.navigate('/login-verification', { state: { path: '//evil.example' } }));
    expect(await screen.findByRole('link', { name: 'Do this later' })).toHaveAttribute('href', '/');
  });

  // @spec 9.7
  it("redirects to the home page if the customer's phone is already verified", async () => {
    api.reply(getCurrentCustomer, { ...customer, phoneVerified: true });
    openAccountPage('/login-verification');
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  });

  it('redirects to the home page if the visitor is not logged in', async () => {
    Cookies.remove('accessToken');
    openAccountPage('/login-verification');
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(api.sent).toEqual([]);
  });
});
