import { runExclusive } from './runExclusive';

const tick = () => new Promise((resolve) => setTimeout(resolve));

describe('runExclusive', () => {
  it('starts a task after the previous one has ended', async () => {
    const log: string[] = [];
    const task = (name: string) => async () => {
      log.push(`${name} starts`);
      await tick();
      log.push(`${name} ends`);
    };
    await Promise.all([runExclusive('cart', task('first')), runExclusive('cart', task('second'))]);
    expect(log).toEqual(['first starts', 'first ends', 'second starts', 'second ends']);
  });

  it("continues with the next task after a failed task, and rejects only the failed task's promise", async () => {
    const failing = runExclusive('cart', () => Promise.reject(new Error('no stock')));
    const next = runExclusive('cart', async () => 'done');
    await expect(failing).rejects.toThrow('no stock');
    await expect(next).resolves.toBe('done');
  });

  it('does not make a task wait for tasks with a different name', async () => {
    let finish = () => {};
    const slow = runExclusive('cart', () => new Promise<void>((resolve) => (finish = resolve)));
    await expect(runExclusive('wishlist', async () => 'done')).resolves.toBe('done');
    finish();
    await slow;
  });

  it('excludes tasks of other tabs if the browser has Web Locks', async () => {
    const request = jest.fn((_name: string, task: () => Promise<string>) => task());
    const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    const value = { locks: { request } };
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value });
    await expect(runExclusive('cart', async () => 'done')).resolves.toBe('done');
    expect(request).toHaveBeenCalledWith('cart', expect.any(Function));
    if (before) Object.defineProperty(globalThis, 'navigator', before);
    else Reflect.deleteProperty(globalThis, 'navigator');
  });
});
