import { signIn } from '@marketplace/contracts/api/auth';
import { bus } from '@marketplace/contracts/events';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { renderInShell } from '../testing/renderInShell';
import { LoginGate } from './LoginGate';

const accepted = {
  accessToken: 'token-1',
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  phoneVerified: true,
};

function show(load = () => ({})) {
  const toasts = jest.fn();
  const stop = bus.subscribe('toast:requested', toasts);
  const { router } = renderInShell(<LoginGate />, { load });
  return { router, toasts, stop };
}

const ask = (reason: 'header' | 'checkout' = 'header') =>
  act(async () => bus.publish('session:login-requested', { reason }));

const field = (name: string) => screen.findByLabelText(name);

async function submit(emailOrPhone: string, password: string) {
  await userEvent.type(await field('Email or Phone'), emailOrPhone);
  await userEvent.type(await field('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

describe('the login modal', () => {
  let api: ReturnType<typeof fakeApi>;
  beforeEach(() => {
    api = fakeApi();
  });
  afterEach(() => Cookies.remove('accessToken'));

  it('opens on request with the focus in its first field, ready for password managers', async () => {
    show();
    await ask();
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
    expect(await field('Email or Phone')).toHaveFocus();
    expect(await field('Email or Phone')).toHaveAttribute('autocomplete', 'username');
    expect(await field('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('says inline what is missing and sends nothing', async () => {
    show();
    await ask();
    await userEvent.click(await screen.findByRole('button', { name: 'Login' }));
    expect(await field('Email or Phone')).toHaveAccessibleDescription('Field cannot be empty');
    expect(await field('Password')).toHaveAccessibleDescription('Password is required');
    expect(await field('Email or Phone')).toHaveFocus();
    expect(api.sent).toEqual([]);
  });

  it('stores the token, learns who signed in and closes', async () => {
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

  it('goes on to the checkout when that is what it was opened for', async () => {
    const { router } = show();
    await ask('checkout');
    api.reply(signIn, accepted);
    await submit('01711000001', 'Passw0rd!');
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
  });

  it("shows the host's refusal as an error toast and keeps what was typed", async () => {
    const { toasts, stop } = show();
    await ask();
    api.fail(signIn, 401, 'Email, phone or password is wrong');
    await submit('01711000001', 'nope');
    await waitFor(() =>
      expect(toasts).toHaveBeenCalledWith({
        kind: 'error',
        message: 'Email, phone or password is wrong',
      }),
    );
    expect(await field('Email or Phone')).toHaveValue('01711000001');
    expect(screen.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-disabled');
    expect(Cookies.get('accessToken')).toBeUndefined();
    stop();
  });

  it('says that something went wrong when no answer comes, and can be tried again', async () => {
    const { toasts, stop } = show();
    await ask();
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

  it('forgets fields and messages on Not Now', async () => {
    show();
    await ask();
    await userEvent.type(await field('Password'), 'half');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await userEvent.click(screen.getByRole('button', { name: 'Not Now' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await ask();
    expect(await field('Password')).toHaveValue('');
    expect(await field('Email or Phone')).toBeValid();
  });

  it('shows and hides the password', async () => {
    show();
    await ask();
    expect(await field('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(await field('Password')).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(await field('Password')).toHaveAttribute('type', 'password');
  });
});
