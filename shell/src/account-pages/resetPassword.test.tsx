import {
  forgotPassword,
  resendOtp,
  resetPassword,
  signIn,
  validateOtp,
} from '@marketplace/contracts/api/auth';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { bus } from '@marketplace/contracts/events';
import { enterText } from '@marketplace/contracts/testing/enterText';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { storeIntent } from '../session/pendingIntent';
import { CUSTOMER, collectToasts, openAccountPage } from '../testing/openAccountPage';
import { storePendingCode } from './pendingCode';
import { validatedCode } from './ResetCodeStep';

const PHONE = '+8801711000001';
const PASSWORD = 'mango by the pond';
const done = { isDone: true } as const;
const signedIn = {
  accessToken: 'token-2',
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  phoneVerified: true,
};
let api: FakeApi;

beforeEach(() => {
  storePendingCode('password', undefined);
  validatedCode.set(undefined);
  Cookies.remove('accessToken');
  api = fakeApi();
  for (const call of [forgotPassword, validateOtp, resetPassword, resendOtp]) api.reply(call, done);
  api.reply(signIn, signedIn);
});
afterEach(() => Cookies.remove('accessToken'));

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function askFor(account: string) {
  const page = openAccountPage('/reset-password');
  await heading('Reset your password');
  await enterText(screen.getByLabelText('Email or Phone'), account);
  await press('Send a code');
  return page;
}

async function enterCode(account = '01711000001') {
  const page = await askFor(account);
  await heading('Enter the code');
  await enterText(screen.getByLabelText('Code'), '123 456');
  return page;
}

async function enterPassword(password = PASSWORD) {
  const page = await enterCode();
  await heading('Choose a new password');
  if (password !== '') await enterText(screen.getByLabelText('New password'), password);
  await press('Save the new password');
  return page;
}

describe('the password reset', () => {
  it('takes three steps, and then logs in with the new password', async () => {
    const { toasts, stop } = collectToasts();
    Cookies.set('accessToken', 'ended-by-the-reset');
    const { router } = await enterPassword();
    expect(await heading('Home')).toBeVisible();
    expect(toasts).toEqual([
      { kind: 'success', message: 'Your new password is saved, and you are logged in' },
    ]);
    expect(api.sent.map(({ id, body }) => [id, body])).toEqual([
      ['forgotPassword', { emailOrPhone: PHONE }],
      ['validateOtp', { emailOrPhone: PHONE, otp: '123456' }],
      ['resetPassword', { emailOrPhone: PHONE, otp: '123456', password: PASSWORD }],
      ['signIn', { emailOrPhone: PHONE, password: PASSWORD }],
    ]);
    expect(Cookies.get('accessToken')).toBe('token-2');
    expect(bus.retained('session:changed')).toEqual({ isLogin: true, user: CUSTOMER });
    expect(router.state.location).toMatchObject({ pathname: '/', search: '' });
    expect(screen.queryByRole('dialog')).toBeNull();
    stop();
  });

  it('leads to the page from which the visitor came', async () => {
    storeIntent({ path: '/checkout' });
    await enterPassword();
    expect(await heading('Checkout')).toBeVisible();
  });

  // @spec 4.10
  it('leads to the phone verification if the phone is not verified', async () => {
    const customer = { ...CUSTOMER, phone: PHONE, email: null, phoneVerified: false };
    api.reply(signIn, { ...signedIn, phoneVerified: false });
    api.reply(getCurrentCustomer, customer);
    const { router } = await enterPassword();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login-verification'));
    expect(Cookies.get('accessToken')).toBe('token-2');
  });

  it.each<[string, () => void]>([
    ['the API refuses the login', () => api.fail(signIn, 429, 'Too many tries', 'too-many-tries')],
    [
      'the browser blocks cookies',
      () => api.reply(signIn, { ...signedIn, expiresAt: '2020-01-01T00:00:00.000Z' }),
    ],
  ])('opens the login modal with the account filled in if %s', async (_, happens) => {
    const { toasts, stop } = collectToasts();
    Cookies.set('accessToken', 'ended-by-the-reset');
    happens();
    await enterPassword();
    const modal = await screen.findByRole('dialog', { name: 'Login' });
    expect(within(modal).getByLabelText('Email or Phone')).toHaveValue(PHONE);
    expect(toasts.at(-1)).toEqual({ kind: 'success', message: 'Your new password is saved' });
    expect(Cookies.get('accessToken')).toBeUndefined();
    expect(bus.retained('session:changed')).toEqual({ isLogin: false, user: null });
    stop();
  });

  it('puts the current step into the URL, but not the account', async () => {
    const { router } = await enterCode('a@mail.example');
    await heading('Choose a new password');
    expect(router.state.location.search).toBe('?step=password');
    await act(() => router.navigate(-1));
    await heading('Enter the code');
    expect(router.state.location.search).toBe('?step=code');
    await act(() => router.navigate(-1));
    await heading('Reset your password');
    expect(router.state.location.search).toBe('');
  });

  it('moves the focus to the heading of the third step', async () => {
    await enterCode();
    await waitFor(async () => expect(await heading('Choose a new password')).toHaveFocus());
  });

  it('moves the focus to the field of the code in the second step', async () => {
    await askFor('01711000001');
    await heading('Enter the code');
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
  });

  it('tells password managers to which account the new password belongs', async () => {
    await enterCode();
    await heading('Choose a new password');
    expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
    expect(document.querySelector('[autocomplete="username"]')).toHaveValue(PHONE);
  });

  it('shows an error beside the new password if it is too short or too common', async () => {
    await enterPassword('short');
    const password = screen.getByLabelText('New password');
    expect(password).toHaveAccessibleDescription(/^Use 8 to 64 characters/);
    api.fail(resetPassword, 400, 'password is one of the most common ones: please choose another');
    await enterText(password, 'er password1');
    await press('Save the new password');
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(/^Too many people use this password/),
    );
  });

  it('returns to the step with the code if the API says that the code has expired', async () => {
    api.fail(resetPassword, 400, 'The code is wrong or no longer valid', 'wrong-otp');
    await enterPassword();
    await heading('Enter the code');
    expect(screen.getByRole('alert')).toHaveTextContent('The code is wrong or no longer valid');
  });

  // @error stored: resetPassword
  it('shows an error and lets the visitor send the new password again if the API does not reply', async () => {
    api.cut(resetPassword);
    await enterPassword();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    api.reply(resetPassword, done);
    await press('Save the new password');
    expect(await heading('Home')).toBeVisible();
  });
});

describe('the code for a new password', () => {
  it('is not requested if the account field is empty', async () => {
    openAccountPage('/reset-password');
    await heading('Reset your password');
    await press('Send a code');
    expect(screen.getByLabelText('Email or Phone')).toHaveAccessibleDescription(
      'Field cannot be empty',
    );
    expect(api.sent).toEqual([]);
  });

  // @error stored: validateOtp
  it('causes an error beside its field if the API rejects it', async () => {
    api.fail(validateOtp, 400, 'The code is wrong or no longer valid', 'wrong-otp');
    await enterCode();
    await waitFor(() =>
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/^The code is wrong/),
    );
  });

  it('can still be entered if the API refuses to send a second code so soon', async () => {
    const { router } = await askFor('01711000001');
    await heading('Enter the code');
    await act(() => router.navigate(-1));
    await heading('Reset your password');
    api.fail(forgotPassword, 429, 'Too many tries', 'too-many-tries', 50);
    await enterText(screen.getByLabelText('Email or Phone'), '01711000001');
    await press('Send a code');
    expect(await heading('Enter the code')).toBeVisible();
  });

  // @error stored: forgotPassword
  it("is not sent after too many requests, and the page shows the API's message", async () => {
    api.fail(forgotPassword, 429, 'Too many tries, please wait', 'too-many-tries');
    await askFor('01711000001');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries, please wait');
  });
});

describe('a URL with a step of the password reset', () => {
  it('shows the first step if no code was sent', async () => {
    openAccountPage('/reset-password?step=code');
    expect(await heading('Reset your password')).toBeVisible();
  });

  it('leads back to the second step if the third step is reloaded', async () => {
    storePendingCode('password', { account: PHONE, resendAt: 0 });
    const { router } = openAccountPage('/reset-password?step=password');
    expect(await heading('Enter the code')).toBeVisible();
    expect(router.state.location.search).toBe('?step=code');
  });
});
