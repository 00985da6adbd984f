import { withAbortLimit, withTimeLimit } from './withTimeLimit';

const after = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'rui'));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('withTimeLimit', () => {
  it('settles like the promise and leaves no timer', async () => {
    await expect(withTimeLimit(Promise.resolve('rui'), 10)).resolves.toBe('rui');
    await expect(withTimeLimit(Promise.reject(new Error('down')), 10)).rejects.toThrow('down');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('rejects at the limit', async () => {
    const limited = expect(withTimeLimit(after(20), 10)).rejects.toThrow('No answer within 10 ms.');
    await jest.advanceTimersByTimeAsync(10);
    await limited;
  });

  it('resolves at the limit to the result of `atLimit`, if that is given', async () => {
    const limited = withTimeLimit(after(20), 10, () => 'late');
    await jest.advanceTimersByTimeAsync(10);
    expect(await limited).toBe('late');
  });
});

describe('withAbortLimit', () => {
  it('aborts the signal at the limit, but not after the task has ended', async () => {
    let signal: AbortSignal | undefined;
    const run = (given: AbortSignal) => {
      signal = given;
      return after(20);
    };
    const limited = withAbortLimit(10, run);
    await jest.advanceTimersByTimeAsync(9);
    expect(signal?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(signal?.aborted).toBe(true);
    await jest.advanceTimersByTimeAsync(10);
    expect(await limited).toBe('rui');

    await withAbortLimit(10, async (given) => {
      signal = given;
    });
    expect(jest.getTimerCount()).toBe(0);
    expect(signal?.aborted).toBe(false);
  });
});
