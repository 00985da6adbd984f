import { deferred, optional } from './loaderData';
import { preload } from './regionCode';

/** Resolves, or rejects with the given failure, after this many ms. */
const after = (ms: number, failure?: Error) =>
  new Promise<string>((resolve, reject) => {
    setTimeout(() => (failure ? reject(failure) : resolve('rui')), ms);
  });

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

describe('optional data, in a browser', () => {
  it('is the value if the value arrives before waitMs', async () => {
    const loaded = optional('The fish', after(799), { waitMs: 800 });
    await jest.advanceTimersByTimeAsync(799);
    expect(await loaded).toEqual({ data: 'rui' });
  });

  it('is still a pending promise if the value arrives after waitMs', async () => {
    const loading = after(900);
    const loaded = optional('The fish', loading, { waitMs: 800 });
    await jest.advanceTimersByTimeAsync(800);
    expect((await loaded).data).toBe(loading);
  });

  it('is a pending promise after only 10 ms if waitMs is 10', async () => {
    const loading = after(50);
    const loaded = optional('The fish', loading, { waitMs: 10 });
    await jest.advanceTimersByTimeAsync(10);
    expect((await loaded).data).toBe(loading);
  });

  it('causes a log entry but no unhandled rejection if it fails after waitMs', async () => {
    const reported = jest.fn();
    process.once('unhandledRejection', reported);
    const loaded = optional('The fish', after(900, new Error('down')), { waitMs: 800 });
    await jest.advanceTimersByTimeAsync(900);
    await expect((await loaded).data).rejects.toThrow('down');
    jest.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve));
    process.removeListener('unhandledRejection', reported);
    expect(reported).not.toHaveBeenCalled();
    expect(console.warn).toHaveBeenCalledWith('"The fish" could not be loaded:', 'down');
  });
});

describe('deferred data, in a browser', () => {
  it('is requested after the page is painted', async () => {
    const load = jest.fn(() => after(10));
    const data = deferred('The fish', load);
    await jest.advanceTimersByTimeAsync(0);
    expect(load).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(20);
    expect(load).toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(10);
    await expect(data).resolves.toBe('rui');
  });
});

describe('preload', () => {
  it.each([
    ['until the code has loaded', () => after(300), 300],
    ['no longer than its time limit', () => after(5000), 800],
    ['only until the code fails to load', () => after(5, new Error('gone')), 5],
  ])('waits %s', async (_, wait, waitedMs) => {
    const done = jest.fn();
    const load = () => wait().then(() => undefined);
    void preload([load], 800).then(done);
    await jest.advanceTimersByTimeAsync(waitedMs - 1);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalled();
  });
});
