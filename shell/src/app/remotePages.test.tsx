import { bus } from '@marketplace/contracts/events';
import { I18nProvider } from '@marketplace/contracts/i18n';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import { init } from '@module-federation/enhanced/runtime';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { registerComposition } from '../federation/loadRemoteModule';
import { RemotePage } from '../layouts/RemotePage';
import { MarketConfigContext } from '../page/contexts';
import { createPageI18n } from '../page/messages/createPageI18n';
import { remoteAddresses } from '../testing/remoteAddresses';
import { createRemotePages } from './remotePages';
import { PAGES_ID, UNAVAILABLE_ID } from './routeTree';

const Blog = () => <h1>Blog</h1>;

const blog = {
  routes: [{ path: 'blog', lazy: async () => ({ Component: Blog }) }],
  loadMessages: () => loadMessages(),
};

let isDown = false;
const noMessages = async () => ({ messages: {} });
let loadMessages: () => Promise<object> = noMessages;
// Uses the real federation runtime, and replaces only replies from the network.
beforeAll(() => {
  init({
    name: 'shell',
    remotes: [],
    plugins: [
      {
        name: 'containers-in-memory',
        async loadEntry() {
          if (isDown) throw new Error('503');
          // The cast is safe: this is a remote's container.
          return { init: () => undefined, get: async () => () => blog } as never;
        },
      },
    ],
  });
  registerComposition(remoteAddresses('/releases/x/1/client/remoteEntry.js'));
});

function show() {
  const i18n = createPageI18n('en', []);
  const pages = createRemotePages('en', i18n, defaultMarketConfig, PROJECT_PAGES);
  const boundary = { errorElement: <RemotePage /> };
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: (
          <>
            <Link to="/blog">Read the blog</Link>
            <Link to="/start">Back to the start</Link>
            <Outlet />
          </>
        ),
        children: [
          { id: 'start', path: 'start', element: <h1>Start</h1> },
          { id: PAGES_ID, ...boundary, children: [] },
          { id: UNAVAILABLE_ID, ...boundary, children: [] },
        ],
      },
    ],
    { initialEntries: ['/start'], patchRoutesOnNavigation: pages.patch },
  );
  pages.attachTo(router);
  render(
    <I18nProvider i18n={i18n}>
      <MarketConfigContext value={defaultMarketConfig}>
        <RouterProvider router={router} />
      </MarketConfigContext>
    </I18nProvider>,
  );
  return { pages };
}

describe('the pages of remotes', () => {
  beforeEach(() => {
    isDown = false;
    loadMessages = noMessages;
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('show an error while their remote is down, open on a later Retry, and report both on the bus', async () => {
    isDown = true;
    const told: string[] = [];
    bus.subscribe('remote:failed', ({ remote }) => told.push(`${remote} failed`));
    bus.subscribe('remote:loaded', ({ remote }) => told.push(`${remote} loaded`));
    show();
    await userEvent.click(screen.getByRole('link', { name: 'Read the blog' }));
    const retry = await screen.findByRole('button', { name: /retry/i });
    await userEvent.click(retry);
    // The pressed button is busy until the attempt has failed, and is then replaced by a new
    // button.
    await waitFor(() => expect(told).toEqual(['mf_content failed', 'mf_content failed']));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /retry/i })).not.toHaveAttribute('aria-busy'),
    );
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: /retry/i }));
    expect(await screen.findByRole('heading', { name: 'Blog' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read the blog' })).toBeVisible();
    expect(told.at(0)).toBe('mf_content failed');
    expect(told.at(-1)).toBe('mf_content loaded');
  });

  it('open on Retry, even if an earlier request fails after the press on Retry', async () => {
    loadMessages = () => Promise.reject(new Error('503'));
    const { pages } = show();
    await userEvent.click(screen.getByRole('link', { name: 'Read the blog' }));
    const retry = await screen.findByRole('button', { name: /retry/i });
    let fail: () => void = () => undefined;
    loadMessages = () =>
      new Promise<never>((_resolve, reject) => {
        fail = () => reject(new Error('503'));
      });
    const prefetch = pages.load('mf_content').catch(() => 'failed');
    await userEvent.click(retry);
    loadMessages = noMessages;
    await act(async () => fail());
    expect(await prefetch).toBe('failed');
    expect(await screen.findByRole('heading', { name: 'Blog' })).toBeVisible();
  });

  it('open after a new request if a background request never ends', async () => {
    loadMessages = () => Promise.reject(new Error('503'));
    const { pages } = show();
    await userEvent.click(screen.getByRole('link', { name: 'Read the blog' }));
    await screen.findByRole('button', { name: /retry/i });
    await userEvent.click(screen.getByRole('link', { name: 'Back to the start' }));
    await screen.findByRole('heading', { name: 'Start' });
    const hang = jest.fn(() => new Promise<never>(() => undefined));
    loadMessages = hang;
    void pages.load('mf_content', 20_000);
    await waitFor(() => expect(hang).toHaveBeenCalled());
    loadMessages = noMessages;
    jest.useFakeTimers({ advanceTimers: true });
    screen.getByRole('link', { name: 'Read the blog' }).click();
    await act(() => jest.advanceTimersByTimeAsync(3000));
    jest.useRealTimers();
    expect(await screen.findByRole('heading', { name: 'Blog' })).toBeVisible();
  });

  it('show an error if their messages exceed the time limit, and open on Retry', async () => {
    loadMessages = () => new Promise(() => undefined);
    show();
    jest.useFakeTimers({ advanceTimers: true });
    screen.getByRole('link', { name: 'Read the blog' }).click();
    await act(() => jest.advanceTimersByTimeAsync(3000));
    jest.useRealTimers();
    const retry = await screen.findByRole('button', { name: /retry/i });
    loadMessages = noMessages;
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Blog' })).toBeVisible();
  });

  it.each([
    ['had loaded', noMessages],
    ['had failed to load', () => Promise.reject(new Error('503'))],
  ])(
    'open on a second navigation if the visitor cancelled the first before the messages %s',
    async (_end, settle) => {
      let finish: () => void = () => undefined;
      loadMessages = () =>
        new Promise((resolve) => {
          finish = () => resolve(settle());
        });
      show();
      await userEvent.click(screen.getByRole('link', { name: 'Read the blog' }));
      await userEvent.click(screen.getByRole('link', { name: 'Back to the start' }));
      await act(async () => finish());
      loadMessages = noMessages;
      await userEvent.click(screen.getByRole('link', { name: 'Read the blog' }));
      expect(await screen.findByRole('heading', { name: 'Blog' })).toBeVisible();
    },
  );

  it('open after they were prefetched', async () => {
    const { pages } = show();
    await pages.load('mf_content');
    await userEvent.click(screen.getByRole('link', { name: 'Read the blog' }));
    expect(await screen.findByRole('heading', { name: 'Blog' })).toBeVisible();
  });
});
