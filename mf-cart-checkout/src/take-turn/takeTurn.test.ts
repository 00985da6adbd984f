import { takeTurn } from './takeTurn';

const tick = () => new Promise((resolve) => setTimeout(resolve));

describe('takeTurn', () => {
  it('starts a task when the one before it has ended', async () => {
    const log: string[] = [];
    const task = (name: string) => async () => {
      log.push(`${name} starts`);
      await tick();
      log.push(`${name} ends`);
    };
    await Promise.all([takeTurn('cart', task('first')), takeTurn('cart', task('second'))]);
    expect(log).toEqual(['first starts', 'first ends', 'second starts', 'second ends']);
  });

  it('goes on after a task that failed, and tells its own caller only', async () => {
    const failing = takeTurn('cart', () => Promise.reject(new Error('no stock')));
    const next = takeTurn('cart', async () => 'done');
    await expect(failing).rejects.toThrow('no stock');
    await expect(next).resolves.toBe('done');
  });

  it('does not let one name wait for another', async () => {
    let finish = () => {};
    const slow = takeTurn('cart', () => new Promise<void>((resolve) => (finish = resolve)));
    await expect(takeTurn('wishlist', async () => 'done')).resolves.toBe('done');
    finish();
    await slow;
  });

  it('takes turns with other tabs where the browser can', async () => {
    const request = jest.fn((_name: string, task: () => Promise<string>) => task());
    const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    const value = { locks: { request } };
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value });
    await expect(takeTurn('cart', async () => 'done')).resolves.toBe('done');
    expect(request).toHaveBeenCalledWith('cart', expect.any(Function));
    if (before) Object.defineProperty(globalThis, 'navigator', before);
    else Reflect.deleteProperty(globalThis, 'navigator');
  });
});
