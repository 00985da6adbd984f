import { signIn } from '@marketplace/contracts/api/auth';
import { bus } from '@marketplace/contracts/events';
import { enterText } from '@marketplace/contracts/testing/enterText';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { SessionSync } from '../session/SessionSync';
import { renderInShell } from '../testing/renderInShell';
import { LoginDialogHost } from './LoginDialogHost';

async function open(path: string) {
  const { router } = renderInShell(
    <>
      <SessionSync />
      <LoginDialogHost />
    </>,
    { load: () => ({}) },
  );
  await act(async () => bus.publish('session:login-requested', { reason: 'guard', path }));
  await screen.findByRole('dialog', { name: 'Login' });
  return router;
}

async function logIn() {
  await enterText(await screen.findByLabelText('Email or Phone'), '01711000001');
  await enterText(await screen.findByLabelText('Password'), 'Passw0rd!');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

describe('the login modal after a guard redirected to the home page', () => {
  beforeEach(() => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    fakeApi().reply(signIn, { accessToken: 'token-1', expiresAt, phoneVerified: true });
  });
  afterEach(() => Cookies.remove('accessToken'));

  it('explains why it opened, and leads to the requested page after the login', async () => {
    const router = await open('/orders?pageNumber=2');
    expect(screen.getByRole('dialog')).toHaveTextContent('Please log in to see that page.');
    await logIn();
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/orders?pageNumber=2');
  });

  it('says before the login that the browser blocks cookies', async () => {
    const blocked = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    await open('/orders');
    expect(screen.getByText(/^Your browser blocks cookies/)).toBeVisible();
    blocked.mockRestore();
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'does not navigate if the requested page is %s',
    async (path) => {
      const router = await open(path);
      const navigate = jest.spyOn(router, 'navigate');
      await logIn();
      expect(navigate).not.toHaveBeenCalled();
    },
  );
});
