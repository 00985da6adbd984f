import { logout } from '@marketplace/contracts/api/auth';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { openAccountPage } from '../testing/openAccountPage';

describe('a logout on the login page with JavaScript', () => {
  /** Receives the messages that another tab of the same browser would receive. */
  let otherTab: BroadcastChannel;
  beforeEach(() => {
    Cookies.set('accessToken', 'token-1');
    otherTab = new BroadcastChannel('session');
  });
  afterEach(() => {
    otherTab.close();
    Cookies.remove('accessToken');
  });

  it("clears this tab's storage, and tells other tabs that the visitor has logged out", async () => {
    const api = fakeApi();
    api.reply(logout, { isDone: true });
    const heard = new Promise<MessageEvent>((resolve) => {
      otherTab.onmessage = resolve;
    });
    openAccountPage('/login');
    const button = await screen.findByRole('button', { name: 'Logout' });
    sessionStorage.setItem('draft checkout guest', '{"street":"House 77, Lane 9"}');
    await userEvent.click(button);
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
    expect(Cookies.get('accessToken')).toBeUndefined();
    expect((await heard).data.kind).toBe('left');
    await waitFor(() => expect(api.sent.map(({ id }) => id)).toContain('logout'));
  });
});
