import { createResponseCache } from './responseCache';

describe('createResponseCache', () => {
  let now = 0;
  const cacheOf = (capacity: number) => createResponseCache<unknown>({ capacity, now: () => now });
  const loaded = (value: unknown) => async () => ({ value, freshMs: 100, staleMs: 900 });
  const fail = () => Promise.reject(new Error('down'));
  const valueIn = async (reading: Promise<{ value: unknown }>) => (await reading).value;

  beforeEach(() => {
    now = 0;
  });

  it('returns a fresh value and its remaining times without loading it again', async () => {
    const cache = cacheOf(2);
    await cache.read('a', loaded(1));
    now = 99;
    expect(await cache.read('a', loaded(2))).toEqual({ value: 1, freshMs: 1, staleMs: 900 });
  });

  it('returns a stale value immediately and renews it in the background', async () => {
    const cache = cacheOf(2);
    await cache.read('a', loaded(1));
    now = 500;
    expect(await cache.read('a', loaded(2))).toEqual({ value: 1, freshMs: 0, staleMs: 500 });
    await Promise.resolve();
    expect(await valueIn(cache.read('a', loaded(3)))).toBe(2);
  });

  it('waits for the renewal of a stale value, but not longer than staleWaitMs', async () => {
    const cache = cacheOf(2);
    await cache.read('a', loaded(1));
    now = 500;
    expect(await valueIn(cache.read('a', loaded(2), 1000))).toBe(2);
    now = 1000;
    const never = () => new Promise<never>(() => undefined);
    expect(await valueIn(cache.read('a', never, 5))).toBe(2);
  });

  it('keeps a stale value until its stale time is over, even if a renewal fails', async () => {
    const cache = cacheOf(2);
    await cache.read('a', loaded(1));
    now = 500;
    expect(await valueIn(cache.read('a', fail))).toBe(1);
    expect(await valueIn(cache.read('a', fail, 1000))).toBe(1);
    now = 1000;
    await expect(cache.read('a', fail)).rejects.toThrow('down');
  });

  it('while no new value can be loaded, returns a stale value until its outdated time is over', async () => {
    const cache = createResponseCache<unknown>({ capacity: 2, outdatedMs: 5000, now: () => now });
    await cache.read('a', loaded(1));
    now = 1000;
    const outdated = { value: 1, freshMs: 0, staleMs: 0, isOutdated: true };
    expect(await cache.read('a', fail)).toEqual(outdated);
    now = 5999;
    expect(await cache.read('a', fail)).toEqual(outdated);
    now = 6000;
    await expect(cache.read('a', fail)).rejects.toThrow('down');
  });

  it('for ten seconds after a failed load, returns the outdated value without another load', async () => {
    const cache = createResponseCache<unknown>({ capacity: 2, outdatedMs: 60_000, now: () => now });
    await cache.read('a', loaded(1));
    now = 1000;
    await cache.read('a', fail);
    const load = jest.fn(loaded(2));
    now = 10_999;
    expect(await valueIn(cache.read('a', load))).toBe(1);
    expect(load).not.toHaveBeenCalled();
    now = 11_000;
    expect(await valueIn(cache.read('a', load))).toBe(2);
  });

  it('loads a value once for all waiting callers, and loads again at the next read after a failure', async () => {
    const cache = cacheOf(2);
    const load = jest.fn(fail);
    const both = await Promise.allSettled([cache.read('a', load), cache.read('a', load)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(load).toHaveBeenCalledTimes(1);
    expect(await valueIn(cache.read('a', loaded(1)))).toBe(1);
  });

  it('removes the least recently used value', async () => {
    const cache = cacheOf(2);
    await cache.read('a', loaded(1));
    await cache.read('b', loaded(1));
    await cache.read('a', loaded(2));
    await cache.read('c', loaded(1));
    expect(cache.weight()).toBe(2);
    expect(await valueIn(cache.read('a', loaded(3)))).toBe(1);
    expect(await valueIn(cache.read('b', loaded(4)))).toBe(4);
  });

  it('limits the total weight, and does not store a value that is too heavy', async () => {
    const cache = createResponseCache<string>({
      capacity: 10,
      weigh: (value, key) => value.length + key.length,
      now: () => now,
    });
    const text = (value: string) => async () => ({ value, freshMs: 100, staleMs: 0 });
    await cache.read('a', text('1234'));
    await cache.read('b', text('1234'));
    expect(cache.weight()).toBe(10);
    await cache.read('c', text('1'));
    expect(cache.weight()).toBe(7);
    await cache.read('d', text('1234567890'));
    expect(cache.weight()).toBe(7);
  });

  it('removes the older value if the new value may not be stored', async () => {
    const cache = cacheOf(2);
    await cache.read('a', loaded(1));
    now = 500;
    await cache.read('a', async () => ({ value: 2, freshMs: 0, staleMs: 0 }), 1000);
    expect(cache.weight()).toBe(0);
  });

  it('keeps the older value for its stale time if the new value has the flag shouldLeaveOlder', async () => {
    const cache = cacheOf(2);
    const forOnce = (value: unknown) => async () => ({
      value,
      freshMs: 0,
      staleMs: 0,
      shouldLeaveOlder: true,
    });
    await cache.read('a', loaded(1));
    now = 500;
    expect(await valueIn(cache.read('a', forOnce(2), 1000))).toBe(2);
    expect(await cache.read('a', forOnce(3))).toEqual({ value: 1, freshMs: 0, staleMs: 500 });
    await Promise.resolve();
    expect(await valueIn(cache.read('a', loaded(4), 1000))).toBe(4);
    now = 1500;
    expect(await valueIn(cache.read('a', forOnce(5)))).toBe(5);
  });

  it('does not store a value whose load began before clear was called', async () => {
    const cache = cacheOf(2);
    const reading = cache.read('a', loaded(1));
    cache.clear();
    await reading;
    expect(cache.weight()).toBe(0);
  });
});
