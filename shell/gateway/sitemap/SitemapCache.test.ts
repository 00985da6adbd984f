import { SitemapCache } from './SitemapCache';
import type { Sitemaps } from './writeSitemaps';

const HOUR = 60 * 60 * 1000;

/** Sitemaps that only record their removal. */
const sitemaps = () => ({ names: [], open: jest.fn(), remove: jest.fn(async () => undefined) });

describe('the cached sitemaps', () => {
  const build = jest.fn<Promise<Sitemaps>, [AbortSignal]>();
  const onFailure = jest.fn();
  const openCache = () => new SitemapCache({ build, onFailure, waitMs: 1000 });
  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

  beforeEach(() => {
    jest.useFakeTimers();
    build.mockReset().mockImplementation(async () => sitemaps());
    onFailure.mockClear();
  });
  afterEach(() => jest.useRealTimers());

  it('are built once for concurrent requests and within the hour', async () => {
    const cache = openCache();
    const found = await Promise.all([cache.current(), cache.current(), cache.current()]);
    await pass(HOUR);
    found.push(await cache.current());
    expect(build).toHaveBeenCalledTimes(1);
    expect(new Set(found).size).toBe(1);
  });

  it('are served stale while new ones are built, and then removed', async () => {
    const cache = openCache();
    const old = await cache.current();
    await pass(HOUR + 1);
    expect(await cache.current()).toBe(old);
    await pass(0);
    expect(await cache.current()).not.toBe(old);
    expect(old?.remove).toHaveBeenCalledTimes(1);
  });

  it('outlive a failing API for a day, with builds retried every half minute', async () => {
    const cache = openCache();
    const old = await cache.current();
    build.mockRejectedValue(new Error('down'));
    await pass(23 * HOUR);
    expect(await cache.current()).toBe(old);
    await pass(29_000);
    await cache.current();
    expect(build).toHaveBeenCalledTimes(2);
    await pass(1000);
    await cache.current();
    expect(build).toHaveBeenCalledTimes(3);
    await pass(HOUR);
    expect(await cache.current()).toBeUndefined();
    expect(onFailure).toHaveBeenCalled();
  });

  it('are built to the end although a request waits for a limited time only', async () => {
    build.mockImplementation(
      () => new Promise((resolve) => setTimeout(() => resolve(sitemaps()), 5000)),
    );
    const cache = openCache();
    const first = cache.current();
    await pass(1000);
    expect(await first).toBeUndefined();
    await pass(4000);
    expect(await cache.current()).toBeDefined();
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('stop with the gateway, also during a build', async () => {
    build.mockImplementation(
      (stopped) =>
        new Promise((_, reject) => {
          stopped.addEventListener('abort', () => reject(stopped.reason));
        }),
    );
    const cache = openCache();
    const asked = cache.current();
    await cache.stop();
    expect(await asked).toBeUndefined();
    expect(await cache.current()).toBeUndefined();
    expect(build).toHaveBeenCalledTimes(1);
  });
});
