import { readAccessToken } from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { Outlet } from '@marketplace/contracts/router';
import { createAccountPages } from '../app/accountPages';
import { LoginDialogHost } from '../auth/LoginDialogHost';
import { SessionSync } from '../session/SessionSync';
import { renderInShell } from './renderInShell';

export const CUSTOMER = { uuid: '0b0c1d1e-0000-4000-8000-000000000001', fullName: 'Rahima Khatun' };

/** Opens one of the shell's own pages together with the components that handle the session. */
export function openAccountPage(path: string) {
  return renderInShell(
    <>
      <SessionSync />
      <LoginDialogHost />
      <main>
        <Outlet />
      </main>
    </>,
    {
      path,
      load: () => ({ user: readAccessToken() === undefined ? null : CUSTOMER }),
      pages: [
        { index: true, element: <h1>Home</h1> },
        { path: 'checkout', element: <h1>Checkout</h1> },
        ...createAccountPages(defaultMarketConfig),
      ],
    },
  );
}

/**
 * Collects the toasts that are published from now on.
 * @returns the toasts, and a function that stops collecting
 */
export function collectToasts() {
  const toasts: { kind: string; message: string }[] = [];
  const stop = bus.subscribe('toast:requested', (toast) => toasts.push(toast));
  return { toasts, stop };
}
