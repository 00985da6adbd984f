import { resendOtp, verifyPhone } from '@marketplace/contracts/api/auth';
import { bus } from '@marketplace/contracts/events';
import { enterText } from '@marketplace/contracts/testing/enterText';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { focusPage } from '../page/focusPage';
import { storeIntent } from '../session/pendingIntent';
import { CUSTOMER, openAccountPage } from '../testing/openAccountPage';
import { markCodeSent } from './oneTimeCode';
import { pendingCode, storePendingCode } from './pendingCode';

const PHONE = '+8801711000101';
const token = {
  accessToken: 'token-9',
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
};
let api: FakeApi;

beforeEach(() => {
  storePendingCode('phone', undefined);
  Cookies.remove('accessToken');
  api = fakeApi();
  api.reply(verifyPhone, token);
  api.reply(resendOtp, { isDone: true });
});
afterEach(() => {
  jest.useRealTimers();
  Cookies.remove('accessToken');
});

const code = () => screen.findByLabelText('Code');
const verify = () => userEvent.click(screen.getByRole('button', { name: 'Verify phone' }));

async function open() {
  const page = openAccountPage('/phone-verify');
  await screen.findByRole('heading', { level: 1, name: 'Verify your phone' });
  return page;
}

describe('the phone verification page after a sign-up', () => {
  it('has a field into which phones can insert the code from the message', async () => {
    markCodeSent('phone', PHONE);
    await open();
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await code()).toHaveAttribute('inputmode', 'numeric');
    expect(await code()).not.toHaveAttribute('maxlength');
  });

  it('focuses the field of the code, both as the first page of a visit and after a navigation', async () => {
    markCodeSent('phone', PHONE);
    await open();
    expect(await code()).toHaveFocus();
    focusPage();
    expect(await code()).toHaveFocus();
  });

  // @spec 4.12
  it.each(['123456', '১২৩৪৫৬', ' 123 456'])(
    'exchanges the pasted code %j for a token, and confirms the login in the login modal',
    async (typed) => {
      markCodeSent('phone', PHONE);
      const { router } = await open();
      await userEvent.click(await code());
      await userEvent.paste(typed);
      const modal = await screen.findByRole('dialog', { name: 'Login' });
      expect(api.sent[0]?.body).toEqual({ phone: PHONE, otp: '123456' });
      expect(Cookies.get('accessToken')).toBe('token-9');
      await waitFor(() =>
        expect(bus.retained('session:changed')).toEqual({ isLogin: true, user: CUSTOMER }),
      );
      expect(within(modal).getByRole('status')).toHaveTextContent(
        'Your phone is verified, and you are logged in as Rahima Khatun.',
      );
      expect(router.state.location.pathname).toBe('/');
      await waitFor(() => expect(pendingCode('phone')).toBeUndefined());

      await userEvent.click(within(modal).getByRole('button', { name: 'Continue shopping' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('opens the page from before the sign-up, and adds the requested product to the wishlist', async () => {
    const requested = jest.fn();
    const stop = bus.subscribe('wishlist:toggle-requested', requested);
    storeIntent({ wish: { productUuid: 'product-1' }, path: '/checkout?step=2' });
    markCodeSent('phone', PHONE);
    const { router } = await open();
    await enterText(await code(), '123456');
    await screen.findByRole('dialog', { name: 'Login' });
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/checkout?step=2');
    const requestId = expect.any(String);
    expect(requested.mock.calls).toEqual([
      [{ productUuid: 'product-1', requestId, isAddition: true }],
    ]);
    stop();
  });

  // @spec 8.9
  // @error stored: verifyPhone
  it('shows an error beside the code, and keeps the focus and the digits, if the API rejects the code', async () => {
    markCodeSent('phone', PHONE);
    api.fail(verifyPhone, 400, 'The code is wrong or no longer valid', 'wrong-otp');
    await open();
    await enterText(await code(), '000000');
    await waitFor(async () =>
      expect(await code()).toHaveAccessibleDescription(/^The code is wrong or no longer valid/),
    );
    expect(await code()).toHaveFocus();
    expect(await code()).toHaveValue('000000');
  });

  it('sends a code once as soon as it is complete, and again after a correction', async () => {
    markCodeSent('phone', PHONE);
    api.fail(verifyPhone, 400, 'The code is wrong or no longer valid', 'wrong-otp');
    await open();
    await userEvent.type(await code(), '12345');
    expect(api.sent).toEqual([]);
    await userEvent.type(await code(), '6');
    await waitFor(async () => expect(await code()).toBeInvalid());
    await userEvent.type(await code(), '{Backspace}7');
    await waitFor(() => expect(api.sent).toHaveLength(2));
    expect(api.sent.map(({ body }) => body)).toEqual(
      ['123456', '123457'].map((otp) => ({ phone: PHONE, otp })),
    );
  });

  it.each([
    ['', /^Field cannot be empty/],
    ['123', /^Enter the 6 digits of the code/],
  ])('shows an error and sends nothing if the field contains %j', async (typed, text) => {
    markCodeSent('phone', PHONE);
    await open();
    if (typed !== '') await enterText(await code(), typed);
    await verify();
    expect(await code()).toHaveAccessibleDescription(text);
    expect(api.sent).toEqual([]);
  });

  it("shows the API's error after too many attempts", async () => {
    markCodeSent('phone', PHONE);
    api.fail(verifyPhone, 429, 'Too many tries, please wait', 'too-many-tries');
    await open();
    await enterText(await code(), '000000');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries, please wait');
  });

  it('asks the visitor to sign up again if somebody else signed up with the same phone', async () => {
    markCodeSent('phone', PHONE);
    api.fail(verifyPhone, 403, 'send your password with the code', 'password-needed');
    await open();
    await enterText(await code(), '123456');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Somebody else has signed up with/);
  });

  // @spec 4.11
  it("shows an error if the browser does not store the token's cookie", async () => {
    markCodeSent('phone', PHONE);
    api.reply(verifyPhone, { ...token, expiresAt: '2020-01-01T00:00:00.000Z' });
    await open();
    await enterText(await code(), '123456');
    expect(await screen.findByRole('alert')).toHaveTextContent('browser blocks cookies');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the button that requests another code', () => {
  const resend = () => screen.getByRole('button', { name: 'Send a new code' });

  it('is disabled for one minute with a countdown, which continues after a reload', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    markCodeSent('phone', PHONE);
    const { unmount } = await open();
    expect(resend()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('timer')).toHaveTextContent(/^in (1:00|0:59)$/);
    act(() => jest.advanceTimersByTime(30_000));
    expect(screen.getByRole('timer')).toHaveTextContent(/^in 0:(30|29)$/);
    unmount();

    await open();
    expect(screen.getByRole('timer')).toHaveTextContent(/^in 0:(30|29|28)$/);
    act(() => jest.advanceTimersByTime(31_000));
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(resend()).not.toHaveAttribute('aria-disabled');
  });

  it('sends a new code to the same phone and restarts the countdown', async () => {
    storePendingCode('phone', { account: PHONE, resendAt: 0 });
    await open();
    await userEvent.click(resend());
    expect(await screen.findByText('A new code is on its way.')).toHaveAttribute('role', 'status');
    expect(api.sent[0]).toMatchObject({ id: 'resendOtp', body: { emailOrPhone: PHONE } });
    expect(resend()).toHaveAttribute('aria-disabled', 'true');
  });

  // @error stored: resendOtp
  it('shows an error and counts down the required wait if the API refuses the request', async () => {
    storePendingCode('phone', { account: PHONE, resendAt: 0 });
    api.fail(resendOtp, 429, 'Too many tries, please wait', 'too-many-tries', 150);
    await open();
    await userEvent.click(resend());
    expect(await screen.findByText('Too many tries, please wait')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^in 2:(30|29)$/);
  });
});

describe('the phone verification page in a tab that has stored no phone', () => {
  it('asks for the phone and sends a code to that phone', async () => {
    await open();
    await enterText(await screen.findByLabelText('Phone'), '01711000101');
    await userEvent.click(screen.getByRole('button', { name: 'Send a code' }));
    expect(await code()).toBeVisible();
    expect(api.sent[0]?.body).toEqual({ emailOrPhone: PHONE });
  });

  it("shows an error and keeps the phone's field if the visitor's network has requested too many codes", async () => {
    api.fail(resendOtp, 429, 'Too many tries, please wait', 'too-many-tries', 2400);
    await open();
    await enterText(await screen.findByLabelText('Phone'), '01711000101');
    await userEvent.click(screen.getByRole('button', { name: 'Send a code' }));
    expect(await screen.findByText('Too many tries, please wait')).toBeVisible();
    expect(screen.getByLabelText('Phone')).toHaveValue('01711000101');
    expect(screen.queryByText(/We sent a code/)).not.toBeInTheDocument();
  });

  it('sends a code even if the browser blocks storage', async () => {
    const blocked = () => {
      throw new Error('The operation is insecure.');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(blocked),
    );
    await open();
    await enterText(await screen.findByLabelText('Phone'), '01711000101');
    await userEvent.click(screen.getByRole('button', { name: 'Send a code' }));
    expect(await code()).toBeVisible();
    act(() => storePendingCode('phone', undefined));
    for (const spy of spies) spy.mockRestore();
  });
});
