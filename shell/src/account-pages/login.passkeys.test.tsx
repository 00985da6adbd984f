import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { signInByPasskey, startPasskeySignIn } from '@marketplace/contracts/api/passkeys';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { fakePasskeys, SIGN_IN_OPTIONS } from '@marketplace/contracts/testing/fakePasskeys';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { openAccountPage } from '../testing/openAccountPage';

describe('the login by a passkey on the login page', () => {
  let browser: ReturnType<typeof fakePasskeys>;
  beforeEach(() => {
    browser = fakePasskeys();
    const api = fakeApi();
    api.reply(getCapabilities, { extensions: [signInByPasskey.id], paymentMethods: [] });
    api.reply(startPasskeySignIn, SIGN_IN_OPTIONS);
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    api.reply(signInByPasskey, { accessToken: 'token-1', expiresAt, phoneVerified: true });
  });
  afterEach(() => {
    browser.remove();
    Cookies.remove('accessToken');
  });

  it.each([
    ['/login', '/'],
    ['/login?to=checkout', '/checkout'],
    ['/login?to=%2F%2Fevil.example', '/'],
  ])('leads from %s to %s', async (from, to) => {
    const { router } = openAccountPage(from);
    await userEvent.click(await screen.findByRole('button', { name: 'Log in with a passkey' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(to));
    expect(Cookies.get('accessToken')).toBe('token-1');
  });
});
