import { signIn } from '@marketplace/contracts/api/auth';
import { configureApi } from '@marketplace/contracts/api/client';
import { bus } from '@marketplace/contracts/events';
import { enterText } from '@marketplace/contracts/testing/enterText';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { SessionSync } from '../session/SessionSync';
import { renderInShell } from '../testing/renderInShell';
import { LoginDialogHost } from './LoginDialogHost';

const accepted = {
  accessToken: 'token-1',
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  phoneVerified: true,
};

function show(load = () => ({})) {
  const toasts = jest.fn();
  const stop = bus.subscribe('toast:requested', toasts);
  const { router } = renderInShell(
    <>
      <SessionSync />
      <LoginDialogHost />
    </>,
    { load },
  );
  return { router, toasts, stop };
}

const ask = (reason: 'header' | 'checkout' = 'header') =>
  act(async () => bus.publish('session:login-requested', { reason }));

async function open(reason?: 'checkout') {
  const shown = show();
  await ask(reason);
  return shown;
}

const field = (name: string) => screen.findByLabelText(name);

async function submit(emailOrPhone: string, password: string) {
  await enterText(await field('Email or Phone'), emailOrPhone);
  await enterText(await field('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

describe('the login modal', () => {
  let api: ReturnType<typeof fakeApi>;
  beforeEach(() => {
    api = fakeApi();
  });
  afterEach(() => Cookies.remove('accessToken'));

  // @spec 2.32
  it('opens on request, focuses the first field and supports password managers', async () => {
    await open();
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
    expect(await field('Email or Phone')).toHaveFocus();
    expect(await field('Email or Phone')).toHaveAttribute('autocomplete', 'username');
    expect(await field('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  // @spec 2.33
  it('hides the password until the visitor shows it, and accepts a pasted password', async () => {
    await open();
    const password = await field('Password');
    expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(password);
    await userEvent.paste('from a password manager');
    expect(password).toHaveValue('from a password manager');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  // @spec 5.2
  it('shows errors beside empty fields and sends nothing', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Login' }));
    expect(await field('Email or Phone')).toHaveAccessibleDescription('Field cannot be empty');
    expect(await field('Password')).toHaveAccessibleDescription('Password is required');
    expect(await field('Email or Phone')).toHaveFocus();
    expect(api.sent).toEqual([]);
  });

  // @spec 4.6, 4.9
  it('stores the token, loads the customer and closes after a login', async () => {
    const load = jest.fn(() => ({}));
    show(load);
    await ask();
    api.reply(signIn, accepted);
    load.mockClear();
    await submit('01711000001', 'Passw0rd!');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sent[0]?.body).toEqual({ emailOrPhone: '+8801711000001', password: 'Passw0rd!' });
    expect(Cookies.get('accessToken')).toBe('token-1');
    expect(load).toHaveBeenCalled();
  });

  it('still says that the session has ended if the modal is requested a second time', async () => {
    const ended = 'Your session has ended. Please log in again.';
    show();
    await act(async () => {
      bus.publish('session:login-requested', { reason: 'checkout', hasSessionEnded: true });
      bus.publish('session:login-requested', { reason: 'checkout' });
    });
    expect(await screen.findByRole('dialog', { name: 'Login' })).toHaveTextContent(ended);
  });

  it('leads to the checkout if it was opened for the checkout', async () => {
    const { router } = await open('checkout');
    api.reply(signIn, accepted);
    await submit('01711000001', 'Passw0rd!');
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
  });

  // @spec 8.7
  // @error toast: signIn
  it("shows the API's error in a toast and in the modal, and keeps the typed values", async () => {
    const { toasts, stop } = await open();
    api.fail(signIn, 401, 'Email, phone or password is wrong');
    await submit('01711000001', 'nope');
    await waitFor(() =>
      expect(toasts).toHaveBeenCalledWith({
        kind: 'error',
        message: 'Email, phone or password is wrong',
      }),
    );
    const alert = within(screen.getByRole('dialog')).getByRole('alert');
    expect(alert).toHaveTextContent('Email, phone or password is wrong');
    expect(await field('Email or Phone')).toHaveValue('01711000001');
    expect(screen.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-disabled');
    expect(Cookies.get('accessToken')).toBeUndefined();
    stop();
  });

  it('shows an error if the API does not reply, and lets the visitor try again', async () => {
    const { toasts, stop } = await open();
    api.cut(signIn);
    await submit('01711000001', 'Passw0rd!');
    await waitFor(() =>
      expect(toasts).toHaveBeenCalledWith({ kind: 'error', message: 'Something went wrong' }),
    );
    api.reply(signIn, accepted);
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    stop();
  });

  // @spec 2.35, 4.5
  it('clears fields and messages when the visitor presses Not Now', async () => {
    await open();
    await enterText(await field('Password'), 'half');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await userEvent.click(screen.getByRole('button', { name: 'Not Now' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await ask();
    expect(await field('Password')).toHaveValue('');
    expect(await field('Email or Phone')).toBeValid();
  });

  // @spec 4.10
  it('logs in a customer whose phone is not verified, and leads to the verification', async () => {
    const { router } = await open('checkout');
    api.reply(signIn, { ...accepted, phoneVerified: false });
    await submit('01711000001', 'Passw0rd!');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login-verification'));
    expect(router.state.location.state).toEqual({ path: '/checkout' });
    expect(Cookies.get('accessToken')).toBe('token-1');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  // @spec 2.34, 4.4
  it.each([
    ['Forget password ?', '/reset-password'],
    ['Sign up for free', '/signup'],
  ])('closes when the visitor follows the link "%s" to %s', async (name, path) => {
    const { router } = await open();
    await userEvent.click(await screen.findByRole('link', { name }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it("shows an error if the browser does not store the token's cookie", async () => {
    const { toasts, stop } = await open();
    api.reply(signIn, { ...accepted, expiresAt: '2020-01-01T00:00:00.000Z' });
    await submit('01711000001', 'Passw0rd!');
    await waitFor(() =>
      expect(toasts).toHaveBeenCalledWith({
        kind: 'error',
        message: expect.stringContaining('browser blocks cookies'),
      }),
    );
    expect(screen.getByRole('dialog')).toBeVisible();
    stop();
  });

  describe('when a wishlist button has requested the modal', () => {
    const wish = { productUuid: 'product-1', productVariantUuid: 'small' };
    const requested = jest.fn();
    let stop: () => void;
    const askFor = (extra = {}) =>
      act(async () => bus.publish('session:login-requested', { reason: 'wishlist', ...extra }));
    beforeEach(() => {
      requested.mockClear();
      stop = bus.subscribe('wishlist:toggle-requested', requested);
      api.reply(signIn, accepted);
    });
    afterEach(() => {
      stop();
      sessionStorage.clear();
    });

    // @spec 4.3
    it('adds the requested product to the wishlist after the login', async () => {
      show();
      await askFor({ wish });
      await submit('01711000001', 'Passw0rd!');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      const requestId = expect.any(String);
      expect(requested.mock.calls).toEqual([[{ ...wish, requestId, isAddition: true }]]);
    });

    it('does not add the product if the visitor cancels', async () => {
      show();
      await askFor({ wish });
      await userEvent.click(await screen.findByRole('button', { name: 'Not Now' }));
      await askFor();
      await submit('01711000001', 'Passw0rd!');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(requested).not.toHaveBeenCalled();
    });

    it.each(['Sign up for free', 'Forget password ?'])(
      'adds the product even if the visitor follows the link "%s" before the login',
      async (name) => {
        show();
        await askFor({ wish });
        await userEvent.click(await screen.findByRole('link', { name }));
        await ask();
        await submit('01711000001', 'Passw0rd!');
        await waitFor(() => expect(requested).toHaveBeenCalledTimes(1));
        expect(requested.mock.calls[0][0]).toMatchObject(wish);
        expect(sessionStorage).toHaveLength(0);
      },
    );

    it('does not add a product that was requested over 30 minutes ago', async () => {
      show();
      await askFor({ wish });
      await userEvent.click(await screen.findByRole('link', { name: 'Sign up for free' }));
      const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000);
      await ask();
      await submit('01711000001', 'Passw0rd!');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(requested).not.toHaveBeenCalled();
      clock.mockRestore();
    });
  });

  it('aborts the login if the visitor closes the modal before the reply', async () => {
    const { router } = await open('checkout');
    let isAborted = false;
    configureApi({
      fetchReply: ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            isAborted = true;
            reject(new Error('aborted'));
          });
        }),
    });
    await submit('01711000001', 'Passw0rd!');
    await userEvent.click(screen.getByRole('button', { name: 'Not Now' }));
    await waitFor(() => expect(isAborted).toBe(true));
    expect(router.state.location.pathname).toBe('/');
    expect(Cookies.get('accessToken')).toBeUndefined();
  });

  it('shows an error after the time limit if the script for the API call never arrives', async () => {
    const { toasts, stop } = await open();
    await enterText(await field('Email or Phone'), '01711000001');
    await enterText(await field('Password'), 'Passw0rd!');
    // Ignores the abort signal, like a script that never arrives.
    configureApi({ fetchReply: () => new Promise(() => undefined), writeTimeoutMs: 60_000 });
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    expect(toasts).toHaveBeenCalledWith({ kind: 'error', message: 'Something went wrong' });
    expect(screen.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-busy');
    jest.useRealTimers();
    configureApi({ writeTimeoutMs: 15_000 });
    stop();
  });
});
