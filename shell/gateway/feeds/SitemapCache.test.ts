import { SitemapCache } from './SitemapCache';
import type { Sitemaps } from './writeSitemaps';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const WAIT_MS = 1000;

/** Creates empty sitemaps whose `remove` is a mock. */
const sitemaps = () => ({ names: [], open: jest.fn(), remove: jest.fn(async () => undefined) });

describe('cached sitemaps', () => {
  const build = jest.fn<Promise<Sitemaps>, [AbortSignal]>();
  const onFailure = jest.fn();
  const openCache = () => new SitemapCache({ build, onFailure, freshMs: MINUTE });
  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

  beforeEach(() => {
    jest.useFakeTimers();
    build.mockReset().mockImplementation(async () => sitemaps());
    onFailure.mockClear();
  });
  afterEach(() => jest.useRealTimers());

  it('are built once for concurrent requests, and are reused while they are fresh', async () => {
    const cache = openCache();
    const found = await Promise.all([
      cache.current(WAIT_MS),
      cache.current(WAIT_MS),
      cache.current(WAIT_MS),
    ]);
    await pass(MINUTE - 1);
    found.push(await cache.current(WAIT_MS));
    expect(build).toHaveBeenCalledTimes(1);
    expect(new Set(found).size).toBe(1);
  });

  it('are removed and replaced after their maximum age', async () => {
    const cache = openCache();
    const old = await cache.current(WAIT_MS);
    await pass(MINUTE + 1);
    expect(await cache.current(WAIT_MS)).not.toBe(old);
    expect(old?.remove).toHaveBeenCalledTimes(1);
  });

  it('are served beyond their maximum age if a new build takes longer than a request waits', async () => {
    const cache = openCache();
    const old = await cache.current(WAIT_MS);
    const fresh = sitemaps();
    build.mockImplementation(
      () => new Promise((resolve) => setTimeout(() => resolve(fresh), 5 * WAIT_MS)),
    );
    await pass(MINUTE + 1);
    const asked = cache.current(WAIT_MS);
    await pass(WAIT_MS);
    expect(await asked).toBe(old);
    await pass(4 * WAIT_MS);
    expect(await cache.current(WAIT_MS)).toBe(fresh);
  });

  it('are served for up to a day while new builds fail, with 30 s between the builds', async () => {
    const cache = openCache();
    const old = await cache.current(WAIT_MS);
    build.mockRejectedValue(new Error('down'));
    await pass(23 * HOUR);
    expect(await cache.current(WAIT_MS)).toBe(old);
    await pass(29_000);
    await cache.current(WAIT_MS);
    expect(build).toHaveBeenCalledTimes(2);
    await pass(1000);
    await cache.current(WAIT_MS);
    expect(build).toHaveBeenCalledTimes(3);
    await pass(HOUR);
    expect(await cache.current(WAIT_MS)).toBeUndefined();
    expect(onFailure).toHaveBeenCalled();
  });

  it('are built to the end even if the request that started the build stops waiting', async () => {
    build.mockImplementation(
      () => new Promise((resolve) => setTimeout(() => resolve(sitemaps()), 5000)),
    );
    const cache = openCache();
    const first = cache.current(WAIT_MS);
    await pass(1000);
    expect(await first).toBeUndefined();
    await pass(4000);
    expect(await cache.current(WAIT_MS)).toBeDefined();
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('are no longer built when the gateway stops, even if a build is running', async () => {
    build.mockImplementation(
      (stopped) =>
        new Promise((_, reject) => {
          stopped.addEventListener('abort', () => reject(stopped.reason));
        }),
    );
    const cache = openCache();
    const asked = cache.current(WAIT_MS);
    await cache.stop();
    expect(await asked).toBeUndefined();
    expect(await cache.current(WAIT_MS)).toBeUndefined();
    expect(build).toHaveBeenCalledTimes(1);
  });
});
