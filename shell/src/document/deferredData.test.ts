import { collectDeferred, type DeferredValues, reviveDeferred } from './deferredData';

const noneLate = (): DeferredValues => ({ settled: {}, listeners: {} });
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('deferred loader data', () => {
  it('includes a value in the page if the value settled before the page was written', async () => {
    const deferred = collectDeferred({ home: { head: 1, slow: Promise.resolve(['rui']) } });
    await settled();
    const revived = reviveDeferred(JSON.parse(JSON.stringify(deferred.mark())), noneLate());
    const home = revived.home as { head: number; slow: Promise<string[]> };
    expect(home.head).toBe(1);
    await expect(home.slow).resolves.toEqual(['rui']);
  });

  it('omits the value of a static region, because the markup shows it, but includes a failure of the region', async () => {
    const shelf = Object.assign(Promise.resolve(['rui']), { isStatic: true });
    const failed = Object.assign(Promise.reject(new Error('down')), { isStatic: true });
    const deferred = collectDeferred({ home: { shelf, failed } });
    await settled();
    const page = JSON.stringify(deferred.mark());
    expect(page).not.toContain('rui');
    const { home } = reviveDeferred(JSON.parse(page), noneLate());
    expect(home).toMatchObject({ shelf: { isOmitted: true } });
    await expect((home as { failed: Promise<never> }).failed).rejects.toThrow();
  });

  it('contains a marker for a static region whose markup is not written yet', async () => {
    const shelf = Object.assign(new Promise(() => undefined), { isStatic: true });
    expect(collectDeferred({ home: { shelf } }).mark()).toEqual({
      home: { shelf: { $deferred: 'home/shelf' } },
    });
  });

  it('delivers a value that settles after the page was written', async () => {
    let finish: (value: string) => void = () => undefined;
    const slow = new Promise<string>((resolve) => {
      finish = resolve;
    });
    const deferred = collectDeferred({ home: { slow } });
    const late = noneLate();
    deferred.onSettled((id, outcome) => late.listeners[id]?.(outcome));
    const revived = reviveDeferred(JSON.parse(JSON.stringify(deferred.mark())), late);
    finish('late');
    const home = revived.home as { slow: Promise<string> };
    await expect(home.slow).resolves.toBe('late');
  });

  it("includes a value that streamed in before the page's code loaded", async () => {
    const late: DeferredValues = { settled: { 'home/slow': { value: 7 } }, listeners: {} };
    const revived = reviveDeferred({ home: { slow: { $deferred: 'home/slow' } } }, late);
    await expect((revived.home as { slow: Promise<number> }).slow).resolves.toBe(7);
  });

  it("replaces an error by a rejection without the error's message", async () => {
    const deferred = collectDeferred({ home: { slow: Promise.reject(new Error('secret host')) } });
    await settled();
    const page = JSON.stringify(deferred.mark());
    expect(page).not.toContain('secret');
    const revived = reviveDeferred(JSON.parse(page), noneLate());
    await expect((revived.home as { slow: Promise<never> }).slow).rejects.toThrow(
      'This part could not be loaded.',
    );
  });

  it('causes no unhandled rejection if a value fails before a region reads it', async () => {
    const reported = jest.fn();
    process.once('unhandledRejection', reported);
    const revived = reviveDeferred(
      { home: { slow: { $deferred: 'home/slow', failure: true } } },
      noneLate(),
    );
    await settled();
    process.removeListener('unhandledRejection', reported);
    expect(reported).not.toHaveBeenCalled();
    await expect((revived.home as { slow: Promise<unknown> }).slow).rejects.toThrow();
  });
});
