import { createPrefetcher } from './createPrefetcher';

const url = (path: string) => new URL(path, 'http://shop.example');

function show(isPrefetchable: boolean) {
  const prefetch = jest.fn(async () => undefined);
  const loadData = jest.fn(async () => undefined);
  const find = jest.fn(async () => ({ isPrefetchable, prefetch, loadData }));
  return { prefetcher: createPrefetcher(find), find, prefetch, loadData };
}

describe('createPrefetcher', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    [true, 1, 0],
    [false, 0, 1],
  ] as const)(
    'if isPrefetchable is %s, calls loadData %d times and prefetch %d times',
    async (isPrefetchable, data, ahead) => {
      const { prefetcher, loadData, prefetch } = show(isPrefetchable);
      await prefetcher.page(url('/x'));
      expect(loadData).toHaveBeenCalledTimes(data);
      expect(prefetch).toHaveBeenCalledTimes(ahead);
    },
  );

  it('prefetches a page at most once in 30 seconds', async () => {
    const { prefetcher, find } = show(true);
    await prefetcher.page(url('/product/rui'));
    await prefetcher.page(url('/product/rui#reviews'));
    expect(find).toHaveBeenCalledTimes(1);
    await prefetcher.page(url('/product/hilsa'));
    jest.advanceTimersByTime(30_000);
    await prefetcher.page(url('/product/rui'));
    expect(find).toHaveBeenCalledTimes(3);
  });

  it('waits for the running prefetch of a page instead of starting a second one', async () => {
    const { prefetcher, prefetch } = show(true);
    let arrive = () => {};
    prefetch.mockReturnValue(new Promise((resolve) => (arrive = () => resolve(undefined))));
    const done = jest.fn();
    void prefetcher.ahead(url('/product/rui'));
    const second = prefetcher.ahead(url('/product/rui')).then(done);
    await jest.advanceTimersByTimeAsync(0);
    expect(done).not.toHaveBeenCalled();
    arrive();
    await second;
    expect(prefetch).toHaveBeenCalledTimes(1);
  });

  it("loads the data of a page even if it has prefetched the page's code before", async () => {
    const { prefetcher, prefetch, loadData } = show(true);
    await prefetcher.ahead(url('/product/rui'));
    await prefetcher.page(url('/product/rui'));
    expect(prefetch).toHaveBeenCalledTimes(1);
    expect(loadData).toHaveBeenCalledTimes(1);
  });

  it('does not throw if a prefetch fails', async () => {
    const { prefetcher, find } = show(true);
    find.mockRejectedValueOnce(new Error('down'));
    await expect(prefetcher.page(url('/product/rui'))).resolves.toBeUndefined();
  });
});
