import { signIn } from '@marketplace/contracts/api/auth';
import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import {
  addPasskey,
  listPasskeys,
  signInByPasskey,
  startPasskey,
  startPasskeySignIn,
} from '@marketplace/contracts/api/passkeys';
import { bus, type EventMap } from '@marketplace/contracts/events';
import { enterText } from '@marketplace/contracts/testing/enterText';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import {
  FAKE_CREDENTIAL,
  fakePasskeys,
  PASSKEY_OPTIONS,
  SIGN_IN_OPTIONS,
} from '@marketplace/contracts/testing/fakePasskeys';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { SessionSync } from '../session/SessionSync';
import { renderInShell } from '../testing/renderInShell';
import { LoginDialogHost } from './LoginDialogHost';

const ACCEPTED = {
  accessToken: 'token-1',
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  phoneVerified: true,
};
const OFFER = 'Log in faster next time';
const BY_PASSKEY = 'Log in with a passkey';
const PASSKEY = {
  uuid: '0f0c1d1e-0000-4000-8000-000000000601',
  name: 'Chrome, Android',
  createdAt: '2026-01-05T09:00:00.000Z',
  lastUsedAt: null,
};

let api: ReturnType<typeof fakeApi>;
let browser: ReturnType<typeof fakePasskeys>;
let toasts: EventMap['toast:requested'][];
let stop: () => void;

beforeEach(() => {
  browser = fakePasskeys();
  api = fakeApi();
  announce(addPasskey.id, signInByPasskey.id);
  api.reply(signIn, ACCEPTED);
  api.reply(startPasskeySignIn, SIGN_IN_OPTIONS);
  api.reply(signInByPasskey, ACCEPTED);
  api.reply(listPasskeys, { items: [], needsPassword: false });
  api.reply(startPasskey, PASSKEY_OPTIONS);
  api.reply(addPasskey, PASSKEY);
  toasts = [];
  stop = bus.subscribe('toast:requested', (toast) => toasts.push(toast));
});
afterEach(() => {
  stop();
  browser.remove();
  localStorage.clear();
  Cookies.remove('accessToken');
});

const announce = (...extensions: string[]) =>
  api.reply(getCapabilities, { extensions, paymentMethods: [] });
const bodiesOf = ({ id }: { id: string }) =>
  api.sent.filter((sent) => sent.id === id).map(({ body }) => body);
const messages = () => toasts.map(({ message }) => message);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function open(reason: 'header' | 'checkout' = 'header') {
  const shown = renderInShell(
    <>
      <SessionSync />
      <LoginDialogHost />
    </>,
  );
  await act(async () => bus.publish('session:login-requested', { reason }));
  await screen.findByRole('dialog');
  return shown;
}

async function logIn() {
  await enterText(await screen.findByLabelText('Email or Phone'), '01711000001');
  await enterText(await screen.findByLabelText('Password'), 'Passw0rd!');
  await press('Login');
}

describe('the login by a passkey', () => {
  it('signs the challenge of the API, stores the token and closes the modal without an offer', async () => {
    await open();
    await press(BY_PASSKEY);
    await isClosed();
    expect(bodiesOf(signInByPasskey)).toEqual([{ credential: FAKE_CREDENTIAL.signed }]);
    expect(Cookies.get('accessToken')).toBe('token-1');
    expect(bodiesOf(listPasskeys)).toEqual([]);
  });

  it('leaves the modal open and says nothing if the visitor cancels', async () => {
    browser.isCancelled = true;
    await open();
    await press(BY_PASSKEY);
    await waitFor(() => expect(browser.signed).toHaveLength(1));
    expect(await screen.findByRole('button', { name: BY_PASSKEY })).toBeEnabled();
    expect(bodiesOf(signInByPasskey)).toEqual([]);
    expect(messages()).toEqual([]);
  });

  // @error toast: signInByPasskey, startPasskeySignIn
  it.each([signInByPasskey, startPasskeySignIn])('shows why $path was refused', async (call) => {
    const message = 'This passkey did not work. Please try again, or use your password.';
    api.fail(call, 400, message, 'wrong-passkey');
    await open();
    await press(BY_PASSKEY);
    expect(await screen.findByText(message)).toBeVisible();
    expect(messages()).toEqual([message]);
  });

  it.each([
    ['the browser has no passkeys', () => browser.remove()],
    ['the API has none', () => announce()],
  ])('is not offered if %s', async (_, lack) => {
    lack();
    await open();
    await screen.findByLabelText('Password');
    await act(async () => undefined);
    expect(screen.queryByRole('button', { name: BY_PASSKEY })).not.toBeInTheDocument();
  });
});

describe('the offer of a passkey', () => {
  it('follows a login by password, and saves the passkey', async () => {
    await open();
    await logIn();
    expect(await screen.findByRole('dialog', { name: OFFER })).toBeVisible();
    await press('Add a passkey');
    await isClosed();
    expect(bodiesOf(addPasskey)).toEqual([{ credential: FAKE_CREDENTIAL.made }]);
    expect(messages()).toEqual(['Your passkey is saved']);
  });

  it('follows the verification of a phone', async () => {
    Cookies.set('accessToken', 'token-1');
    await open();
    await press('Continue shopping');
    expect(await screen.findByRole('dialog', { name: OFFER })).toBeVisible();
  });

  it('does not come again in this browser after "Not Now"', async () => {
    const { unmount } = await open();
    await logIn();
    await screen.findByRole('dialog', { name: OFFER });
    await press('Not Now');
    await isClosed();
    unmount();
    Cookies.remove('accessToken');
    await open();
    await logIn();
    await isClosed();
    expect(bodiesOf(listPasskeys)).toHaveLength(1);
  });

  it('stays if the customer cancels the question of the browser', async () => {
    browser.isCancelled = true;
    await open();
    await logIn();
    await press('Add a passkey');
    await waitFor(() => expect(browser.created).toHaveLength(1));
    expect(screen.getByRole('dialog', { name: OFFER })).toBeVisible();
    expect(bodiesOf(addPasskey)).toEqual([]);
  });

  // @error toast: addPasskey, startPasskey
  it.each([addPasskey, startPasskey])('shows why $path was refused', async (call) => {
    const message = 'This passkey did not work. Please try again, or use your password.';
    api.fail(call, 400, message, 'wrong-passkey');
    await open();
    await logIn();
    await press('Add a passkey');
    expect(await screen.findByText(message)).toBeVisible();
  });

  it.each<[string, () => void]>([
    [
      'the customer has one',
      () => api.reply(listPasskeys, { items: [PASSKEY], needsPassword: false }),
    ],
    ['the device has no sensor', () => Object.assign(browser, { hasAuthenticator: false })],
    ['the API has none', () => announce(signInByPasskey.id)],
    ['the browser has none', () => browser.remove()],
  ])('does not come if %s', async (_, lack) => {
    lack();
    await open();
    await logIn();
    await isClosed();
    expect(bodiesOf(startPasskey)).toEqual([]);
  });

  it('does not come on the way to the checkout', async () => {
    await open('checkout');
    await logIn();
    await isClosed();
    expect(bodiesOf(listPasskeys)).toEqual([]);
  });
});
