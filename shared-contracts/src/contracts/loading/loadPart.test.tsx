import { deferPart, loadPart } from './loadPart';
import { preloadIslands } from './preloadIslands';

/** Settles by itself after a while. */
const after = (ms: number, failure?: Error) =>
  new Promise<string>((resolve, reject) => {
    setTimeout(() => (failure ? reject(failure) : resolve('rui')), ms);
  });

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

describe('loadPart, in a browser', () => {
  it('has a part that comes in time', async () => {
    const loaded = loadPart('The fish', after(799));
    await jest.advanceTimersByTimeAsync(799);
    expect(await loaded).toEqual({ part: 'rui' });
  });

  it('leaves a slow part to the page', async () => {
    const loading = after(900);
    const loaded = loadPart('The fish', loading);
    await jest.advanceTimersByTimeAsync(800);
    expect((await loaded).part).toBe(loading);
  });

  it('waits as long as it is told', async () => {
    const loading = after(50);
    const loaded = loadPart('The fish', loading, { waitMs: 10 });
    await jest.advanceTimersByTimeAsync(10);
    expect((await loaded).part).toBe(loading);
  });

  it('logs a failure that comes too late, and causes no unhandled rejection', async () => {
    const reported = jest.fn();
    process.once('unhandledRejection', reported);
    const loaded = loadPart('The fish', after(900, new Error('down')));
    await jest.advanceTimersByTimeAsync(900);
    await expect((await loaded).part).rejects.toThrow('down');
    jest.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve));
    process.removeListener('unhandledRejection', reported);
    expect(reported).not.toHaveBeenCalled();
    expect(console.warn).toHaveBeenCalledWith('"The fish" could not be loaded:', 'down');
  });
});

describe('deferPart, in a browser', () => {
  it('is asked for once the page is painted', async () => {
    const load = jest.fn(() => after(10));
    const part = deferPart('The fish', load);
    await jest.advanceTimersByTimeAsync(0);
    expect(load).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(20);
    expect(load).toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(10);
    await expect(part).resolves.toBe('rui');
  });
});

describe('preloadIslands', () => {
  it.each([
    ['until the code is there', () => after(300), 300],
    ['no longer than its time limit', () => after(5000), 800],
    ['for no code that cannot be fetched', () => after(5, new Error('gone')), 5],
  ])('waits %s', async (_, preload, waitedMs) => {
    const done = jest.fn();
    void preloadIslands(() => [{ preload }]).then(done);
    await jest.advanceTimersByTimeAsync(waitedMs - 1);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalled();
  });
});
