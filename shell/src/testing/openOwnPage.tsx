import { defaultMarketConfig } from '@marketplace/contracts/config/marketConfig';
import { bus } from '@marketplace/contracts/events';
import { Outlet } from '@marketplace/contracts/router';
import { readAccessToken } from '@marketplace/contracts/session/cookies';
import { createOwnPages } from '../app/ownPages';
import { LoginGate } from '../auth/LoginGate';
import { SessionKeeper } from '../session/SessionKeeper';
import { renderInShell } from './renderInShell';

export const CUSTOMER = { uuid: '0b0c1d1e-0000-4000-8000-000000000001', fullName: 'Rahima Khatun' };

/** Opens one of the shell's own pages with everything around it that has to do with the session. */
export function openOwnPage(path: string) {
  return renderInShell(
    <>
      <SessionKeeper />
      <LoginGate />
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
        ...createOwnPages(defaultMarketConfig),
      ],
    },
  );
}

/** The toasts published from now on. @returns them, and how to stop */
export function collectToasts() {
  const toasts: { kind: string; message: string }[] = [];
  const stop = bus.subscribe('toast:requested', (toast) => toasts.push(toast));
  return { toasts, stop };
}
