import { setTimeout as sleep } from 'node:timers/promises';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { JoinedHandle } from '../page/matchedRoutes';
import { joinRoutes } from './joinRoutes';

const at = (path: string): LoaderFunctionArgs => {
  const url = new URL(path, 'http://shop.example');
  return { request: new Request(url), url, params: {}, pattern: '', context: undefined };
};

function show() {
  let runs = 0;
  const loadData = jest.fn(async () => `data ${++runs}`);
  const routes = [{ path: 'product/:handle', loader: loadData }];
  const [page] = joinRoutes({ routes }, defaultMarketConfig);
  const load = page?.loader;
  const handle: JoinedHandle | undefined = page?.handle;
  const begin = handle?.prefetchData;
  if (typeof load !== 'function' || !begin) throw new Error('The loader is gone.');
  return { loadData, begin, load };
}

describe('prefetched data', () => {
  it('is used by the navigation to its URL, but only once', async () => {
    const { loadData, begin, load } = show();
    void begin(at('/product/rui?variant=1#reviews'));
    await expect(load(at('/product/rui?variant=1'), undefined)).resolves.toBe('data 1');
    await expect(load(at('/product/rui?variant=1'), undefined)).resolves.toBe('data 2');
    expect(loadData).toHaveBeenCalledTimes(2);
  });

  it.each(['/product/hilsa', '/product/rui?variant=2'])(
    'of /product/rui is not used by a navigation to %s',
    async (path) => {
      const { begin, load } = show();
      void begin(at('/product/rui'));
      await expect(load(at(path), undefined)).resolves.toBe('data 2');
    },
  );

  it('is not used after 5 seconds', async () => {
    const { begin, load } = show();
    jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate'] });
    void begin(at('/product/rui'));
    jest.setSystemTime(4999);
    await expect(load(at('/product/rui'), undefined)).resolves.toBe('data 1');
    void begin(at('/product/rui'));
    jest.setSystemTime(9999);
    await expect(load(at('/product/rui'), undefined)).resolves.toBe('data 3');
    jest.useRealTimers();
  });

  it('is awaited by a navigation, which fails if the prefetch fails', async () => {
    const { loadData, begin, load } = show();
    loadData.mockImplementationOnce(() => sleep(10).then(() => Promise.reject(new Error('down'))));
    const failing = begin(at('/product/rui')).catch(() => 'failed');
    await expect(load(at('/product/rui'), undefined)).rejects.toThrow('down');
    await expect(failing).resolves.toBe('failed');
    expect(loadData).toHaveBeenCalledTimes(1);
  });

  it('is requested again by a navigation that begins after the prefetch has failed', async () => {
    const { loadData, begin, load } = show();
    loadData.mockRejectedValueOnce(new Error('down'));
    const failing = begin(at('/product/rui')).catch(() => 'failed');
    await sleep(10);
    await expect(load(at('/product/rui'), undefined)).resolves.toBe('data 1');
    await expect(failing).resolves.toBe('failed');
  });
});
