import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import type { LoaderFunction } from 'react-router-dom';
import { joinRoutes } from './joinRoutes';
import { callCounter, followCalls } from './pendingCalls';
import { callRecorder, isAwaitingCall, recordCalls } from './server/recordCalls';

const LIMIT_MS = 200;

/** @returns the loader of a nested route with the time limit that `joinRoutes` adds */
function limited(loader: LoaderFunction, followCalls: () => () => boolean) {
  const routes = [{ children: [{ id: 'blog', path: 'blog', loader }] }];
  const limit = { limitMs: LIMIT_MS, followCalls };
  const [group] = joinRoutes({ routes }, defaultMarketConfig, { limit });
  const changed = group?.children?.[0]?.loader;
  if (typeof changed !== 'function') throw new Error('The loader is gone.');
  const url = new URL('http://shop.test/blog');
  const request = new Request(url);
  return async () =>
    changed({ request, url, params: {}, pattern: '', context: undefined }, undefined);
}

/** Runs a loader with the time limits of the server. */
const load = (loader: LoaderFunction) => recordCalls({}, limited(loader, isAwaitingCall));

describe('a loader with a time limit', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());
  afterEach(() => void jest.restoreAllMocks());

  it('returns its data or throws its own error if it settles before the limit', async () => {
    expect(await load(() => 'posts')).toBe('posts');
    await expect(load(() => Promise.reject(new Error('404')))).rejects.toThrow('404');
  });

  it('fails with 503 if it never settles', async () => {
    const failure = await load(() => new Promise(() => undefined)).catch((error: unknown) => error);
    expect(failure instanceof Response && failure.status).toBe(503);
  });

  it('may take longer than the limit while it waits for the API', async () => {
    const loader: LoaderFunction = async () => {
      const end = callRecorder.begin();
      await new Promise((resolve) => setTimeout(resolve, 2 * LIMIT_MS));
      end({ freshMs: 0, staleMs: 0 });
      return 'late posts';
    };
    expect(await load(loader)).toBe('late posts');
  });

  it('may exceed the limit in a browser while any API call of the tab is pending', async () => {
    const end = callCounter.begin();
    const never = limited(() => new Promise(() => undefined), followCalls);
    let isOver = false;
    const failure = never().catch((error: unknown) => {
      isOver = true;
      return error;
    });
    await new Promise((resolve) => setTimeout(resolve, 2 * LIMIT_MS));
    expect(isOver).toBe(false);
    end({ freshMs: 0, staleMs: 0 });
    expect(await failure).toHaveProperty('status', 503);
  });
});
