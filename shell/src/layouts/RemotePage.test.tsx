import { ApiError } from '@marketplace/contracts/api/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { RemoteUnavailableError } from '../errors/missingCode';
import { renderInShell } from '../testing/renderInShell';
import { RemotePage } from './RemotePage';

const chunkError = Object.assign(new Error('Loading chunk x failed.'), { name: 'ChunkLoadError' });
const remoteError = new RemoteUnavailableError('mf_content', 'routes', '/entry.js', undefined);

let shown = 0;

function show(error: unknown, notFound?: 'resource') {
  // Gives each test its own URL, because the component remembers URLs that failed.
  shown += 1;
  window.history.replaceState(null, '', `/blog/${shown}`);
  const loader = () => {
    throw typeof error === 'function' ? error() : error;
  };
  const page = {
    path: '*',
    loader,
    element: null,
    errorElement: <RemotePage notFound={notFound} />,
  };
  return renderInShell(<Outlet />, { pages: [page], path: '/blog' });
}

const reload = jest.fn<Promise<boolean>, []>();
const head = jest.fn();

describe('the error element of a page', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    Object.assign(window, { __reloadOnce: reload.mockReset().mockResolvedValue(false) });
    Object.assign(globalThis, { fetch: head.mockReset().mockResolvedValue({ status: 200 }) });
  });

  // @spec 2.1, 2.2, 2.4, 2.5, 2.7, 8.1
  it.each([
    ['an unknown URL', undefined, 'This page could not be found'],
    ['a missing resource', 'resource', "Look like you're lost"],
  ] as const)('shows a not-found title for %s', async (_what, notFound, title) => {
    show(new Response(null, { status: 404 }), notFound);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText('This page could not be found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('This page could not be found · Nodibazar');
    expect(reload).not.toHaveBeenCalled();
  });

  // @spec 2.6
  it("shows the specification's text for a missing resource", async () => {
    show(new ApiError({ kind: 'http', status: 404, message: 'No such product' }), 'resource');
    expect(await screen.findByText('the page you are looking for not avaible!')).toBeVisible();
  });

  // @spec 8.2
  it.each([
    ['the API', new ApiError({ kind: 'timeout', message: 'Something went wrong' }), 'Error 503'],
    ['too many requests', new ApiError({ kind: 'http', status: 429, message: '' }), 'Error 429'],
    ['a component', new TypeError('x is undefined'), 'Error 500'],
    ['a remote that is down', remoteError, 'Error 503'],
    [
      'an unknown middleware',
      new Response(null, { status: 500, statusText: 'Unknown middleware' }),
      'Error 500 · Unknown middleware',
    ],
  ])('shows the status and Retry if the page fails because of %s', async (_what, error, kicker) => {
    show(error);
    expect(await screen.findByText(kicker)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  // @spec 8.4
  it('requests a reload if a chunk is missing, and shows the error if no reload happens', async () => {
    show(chunkError);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('requests no second reload if a chunk that exists fails again on Retry', async () => {
    const fail = () => Object.assign(new Error(), { name: 'ChunkLoadError', request: '/chunk.js' });
    show(fail);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(reload).toHaveBeenCalledTimes(1);
    await userEvent.click(retry);
    await waitFor(() => expect(head).toHaveBeenCalledTimes(1));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('shows no error while the page reloads', async () => {
    reload.mockReturnValue(new Promise(() => undefined));
    show(chunkError);
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it.each([
    ["requests a reload if the remote's release is gone", 404, 1],
    ['requests no reload if the remote does not reply', 503, 0],
  ])('%s', async (_title, status, reloads) => {
    head.mockResolvedValue({ status });
    show(remoteError);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(reload).toHaveBeenCalledTimes(reloads);
  });

  it('retries by itself when the device is online again', async () => {
    const { router } = show(new ApiError({ kind: 'network', message: '' }));
    await screen.findByRole('button', { name: 'Retry' });
    const revalidate = jest.spyOn(router, 'revalidate');
    // Repeats the event, because the effect subscribes shortly after the button appears.
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(revalidate).toHaveBeenCalled();
    });
  });
});
