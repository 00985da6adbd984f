import { cacheTimes, createReplyCache, staleSeconds } from './replyCache';

describe('createReplyCache', () => {
  let now = 0;
  const cache = () => createReplyCache(2, () => now);
  const loaded = (value: unknown) => async () => ({ value, freshMs: 100, staleMs: 900 });

  beforeEach(() => {
    now = 0;
  });

  it('gives a fresh reply without loading', async () => {
    const replies = cache();
    await replies.read('a', loaded(1));
    now = 99;
    expect(await replies.read('a', loaded(2))).toBe(1);
  });

  it('gives a stale reply at once and renews it behind', async () => {
    const replies = cache();
    await replies.read('a', loaded(1));
    now = 500;
    expect(await replies.read('a', loaded(2))).toBe(1);
    await Promise.resolve();
    expect(await replies.read('a', loaded(3))).toBe(2);
  });

  it('keeps a stale reply when its renewal fails, until its time is over', async () => {
    const replies = cache();
    const fail = () => Promise.reject(new Error('down'));
    await replies.read('a', loaded(1));
    now = 500;
    expect(await replies.read('a', fail)).toBe(1);
    now = 1000;
    await expect(replies.read('a', fail)).rejects.toThrow('down');
  });

  it('loads once for all who wait, and again after a failure', async () => {
    const replies = cache();
    const load = jest.fn(async () => Promise.reject(new Error('down')));
    const both = await Promise.allSettled([replies.read('a', load), replies.read('a', load)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(load).toHaveBeenCalledTimes(1);
    expect(await replies.read('a', loaded(1))).toBe(1);
  });

  it('forgets the least recently used', async () => {
    const replies = cache();
    await replies.read('a', loaded(1));
    await replies.read('b', loaded(1));
    await replies.read('a', loaded(2));
    await replies.read('c', loaded(1));
    expect(replies.size()).toBe(2);
    expect(await replies.read('a', loaded(3))).toBe(1);
    expect(await replies.read('b', loaded(4))).toBe(4);
  });

  it('keeps nothing that may not be kept', async () => {
    const replies = cache();
    await replies.read('a', async () => ({ value: 1, freshMs: 0, staleMs: 0 }));
    expect(replies.size()).toBe(0);
  });
});

describe('cacheTimes', () => {
  const NO_AGE = undefined;

  it.each([
    ['public, max-age=15, stale-while-revalidate=150', NO_AGE, 15_000, 150_000],
    ['Public,max-age=15', NO_AGE, 15_000, 0],
    ['private, max-age=15', NO_AGE, 0, 0],
    ['public, max-age=15, no-store', NO_AGE, 0, 0],
    ['public, max-age=soon', NO_AGE, 0, 0],
    [undefined, NO_AGE, 0, 0],
    // No longer than the contract allows.
    ['public, max-age=86400, stale-while-revalidate=86400', NO_AGE, 60_000, 240_000],
    // Less the time in other caches.
    ['public, max-age=60, stale-while-revalidate=240', '50', 10_000, 240_000],
    ['public, max-age=60, stale-while-revalidate=240', '100', 0, 200_000],
    ['public, max-age=60, stale-while-revalidate=240', '300', 0, 0],
    ['public, max-age=60', 'old', 60_000, 0],
  ])('reads %p of age %p', (cacheControl, age, freshMs, staleMs) => {
    expect(cacheTimes({ cacheControl, age }, 60)).toEqual({ freshMs, staleMs });
  });
});

it.each([
  [15, 150],
  [30, 270],
  [60, 240],
  [3600, 0],
])('lets a reply that is fresh for %d seconds be stale for %d', (cacheSeconds, expected) => {
  expect(staleSeconds(cacheSeconds)).toBe(expected);
});
