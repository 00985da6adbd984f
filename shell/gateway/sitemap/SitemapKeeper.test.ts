import { SitemapKeeper } from './SitemapKeeper';
import type { Sitemaps } from './writeSitemaps';

const HOUR = 60 * 60 * 1000;

/** Files that say only whether they were removed. */
const build = () => ({ names: [], open: jest.fn(), remove: jest.fn(async () => undefined) });

describe('the sitemaps that are kept', () => {
  const make = jest.fn<Promise<Sitemaps>, [AbortSignal]>();
  const onFailure = jest.fn();
  const keep = () => new SitemapKeeper({ make, onFailure, waitMs: 1000 });
  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

  beforeEach(() => {
    jest.useFakeTimers();
    make.mockReset().mockImplementation(async () => build());
    onFailure.mockClear();
  });
  afterEach(() => jest.useRealTimers());

  it('are made once, however many ask at once and within the hour', async () => {
    const keeper = keep();
    const found = await Promise.all([keeper.current(), keeper.current(), keeper.current()]);
    await pass(HOUR);
    found.push(await keeper.current());
    expect(make).toHaveBeenCalledTimes(1);
    expect(new Set(found).size).toBe(1);
  });

  it('are handed out once more while new ones are made, and then removed', async () => {
    const keeper = keep();
    const old = await keeper.current();
    await pass(HOUR + 1);
    expect(await keeper.current()).toBe(old);
    await pass(0);
    expect(await keeper.current()).not.toBe(old);
    expect(old?.remove).toHaveBeenCalledTimes(1);
  });

  it('outlive an API that fails, for a day, and it is left alone for half a minute', async () => {
    const keeper = keep();
    const old = await keeper.current();
    make.mockRejectedValue(new Error('down'));
    await pass(23 * HOUR);
    expect(await keeper.current()).toBe(old);
    await pass(29_000);
    await keeper.current();
    expect(make).toHaveBeenCalledTimes(2);
    await pass(1000);
    await keeper.current();
    expect(make).toHaveBeenCalledTimes(3);
    await pass(HOUR);
    expect(await keeper.current()).toBeUndefined();
    expect(onFailure).toHaveBeenCalled();
  });

  it('are waited for only so long, and made all the same', async () => {
    make.mockImplementation(
      () => new Promise((resolve) => setTimeout(() => resolve(build()), 5000)),
    );
    const keeper = keep();
    const first = keeper.current();
    await pass(1000);
    expect(await first).toBeUndefined();
    await pass(4000);
    expect(await keeper.current()).toBeDefined();
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('end with the gateway, also while they are being made', async () => {
    make.mockImplementation(
      (stopped) =>
        new Promise((_, reject) => {
          stopped.addEventListener('abort', () => reject(stopped.reason));
        }),
    );
    const keeper = keep();
    const asked = keeper.current();
    await keeper.stop();
    expect(await asked).toBeUndefined();
    expect(await keeper.current()).toBeUndefined();
    expect(make).toHaveBeenCalledTimes(1);
  });
});
