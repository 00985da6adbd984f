import type { RemoteName } from '@marketplace/contracts/routes';
import { createPrefetcher } from './createPrefetcher';

const url = (path: string) => new URL(path, 'http://shop.example');

function show(owner: RemoteName) {
  const loadCode = jest.fn(async () => undefined);
  const loadData = jest.fn(async () => undefined);
  const find = jest.fn(async () => ({ owner, loadCode, loadData }));
  return { prefetcher: createPrefetcher(find), find, loadCode, loadData };
}

describe('the prefetcher', () => {
  it.each([
    ['mf_catalog', 1, 0],
    ['mf_content', 1, 0],
    ['mf_account', 0, 1],
    ['mf_cart_checkout', 0, 1],
  ] as const)(
    'asks for a page of %s: data %d times, code alone %d times',
    async (owner, data, code) => {
      const { prefetcher, loadData, loadCode } = show(owner);
      await prefetcher.page(url('/x'));
      expect(loadData).toHaveBeenCalledTimes(data);
      expect(loadCode).toHaveBeenCalledTimes(code);
    },
  );

  it('asks for one page once in 30 seconds', async () => {
    jest.useFakeTimers();
    const { prefetcher, find } = show('mf_catalog');
    await prefetcher.page(url('/product/rui'));
    await prefetcher.page(url('/product/rui#reviews'));
    expect(find).toHaveBeenCalledTimes(1);
    await prefetcher.page(url('/product/hilsa'));
    jest.advanceTimersByTime(30_000);
    await prefetcher.page(url('/product/rui'));
    expect(find).toHaveBeenCalledTimes(3);
    jest.useRealTimers();
  });

  it('says nothing of what cannot be had', async () => {
    const { prefetcher, find } = show('mf_catalog');
    find.mockRejectedValueOnce(new Error('down'));
    await expect(prefetcher.page(url('/product/rui'))).resolves.toBeUndefined();
  });
});
