import { withLoopLimit } from './deadline';

const never = () => new Promise<string>(() => undefined);
const blockFor = (ms: number) => {
  const end = Date.now() + ms;
  while (Date.now() < end);
};

describe('withLoopLimit', () => {
  it('settles like the promise', async () => {
    expect(await withLoopLimit(Promise.resolve('rui'), 100)).toBe('rui');
    await expect(withLoopLimit(Promise.reject(new Error('down')), 100)).rejects.toThrow('down');
  });

  it('rejects at the limit', async () => {
    await expect(withLoopLimit(never(), 50)).rejects.toThrow('No answer within 50 ms.');
  });

  it('does not count the time for which other work blocks the event loop', async () => {
    const answer = new Promise<string>((resolve) => setTimeout(resolve, 40, 'rui'));
    setTimeout(blockFor, 10, 300);
    expect(await withLoopLimit(answer, 100)).toBe('rui');
  });

  it('restarts the time while isExcused returns true', async () => {
    const answer = new Promise<string>((resolve) => setTimeout(resolve, 120, 'rui'));
    const end = Date.now() + 110;
    expect(await withLoopLimit(answer, 60, () => Date.now() < end)).toBe('rui');
  });
});
