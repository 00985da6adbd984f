import type { LoaderFunctionArgs, RouteObject } from '@marketplace/contracts/router';
import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import { fireEvent } from '@testing-library/react';
import { startPrefetch } from './startPrefetch';

const mockLoadSender = jest.fn(async () => undefined);
jest.mock('@marketplace/contracts/api/client', () => ({
  ...jest.requireActual('@marketplace/contracts/api/client'),
  loadSender: () => mockLoadSender(),
}));
const loader = jest.fn(() => null);
const loadPage = jest.fn(async () => undefined);
const prefetch = jest.fn<Promise<undefined>, [LoaderFunctionArgs]>(async () => undefined);
const handle = { loadPage, prefetch, prefetchData: loader };
const routes: RouteObject[] = [{ path: 'product/:slug', handle }];
const load = jest.fn(async () => routes);

type HistoryAction = 'POP' | 'PUSH' | 'REPLACE';
let navigated: (historyAction: HistoryAction) => void = () => undefined;
let stop = () => {};

function start() {
  const subscribe = (listener: (state: { historyAction: HistoryAction }) => void) => {
    navigated = (historyAction) => listener({ historyAction });
    return () => undefined;
  };
  stop = startPrefetch({ load, pages: PROJECT_PAGES }, { subscribe });
}

// The cast is safe: the tests name only links of their own markup.
const link = (name: string) => document.querySelector(`a[href*="${name}"]`) as HTMLAnchorElement;
/** Paths of the pages for which `prefetch` was called. */
const aheadOf = () => prefetch.mock.calls.map(([{ url }]) => url.pathname);
const settle = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

describe('startPrefetch', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    Object.assign(navigator, { connection: undefined });
    delete document.documentElement.dataset.routed;
    document.body.innerHTML = `<main>
      <a href="/product/rui"><img alt="Rui" /></a>
      <a href="https://seller.example/product/x">Sell</a>
      <a href="/product/new-tab" target="_blank">New tab</a>
    </main>`;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 9, 9));
  });
  afterEach(() => {
    stop();
    history.replaceState(null, '', '/');
    jest.useRealTimers();
  });

  it.each([
    ['the link gets the focus', (element: Element) => fireEvent.focusIn(element), 0],
    ['a finger touches the link', (element: Element) => fireEvent.touchStart(element), 0],
    ['the mouse rests on the link', (element: Element) => fireEvent.pointerOver(element), 65],
  ])('prefetches code and data of a linked page when %s', async (_intent, turnTo, wait) => {
    start();
    turnTo(link('rui').firstElementChild ?? link('rui'));
    await settle(wait);
    expect(load).toHaveBeenCalledWith('mf_catalog');
    expect(loader).toHaveBeenCalledWith(
      expect.objectContaining({
        params: { slug: 'rui' },
        url: new URL('http://localhost/product/rui'),
      }),
    );
  });

  it('prefetches nothing if the mouse only crosses a link', async () => {
    start();
    fireEvent.pointerOver(link('rui'));
    fireEvent.pointerOver(document.body);
    await settle(100);
    expect(load).not.toHaveBeenCalled();
  });

  // @spec 9.4
  it('prefetches the pages of visible links after 2000 ms at the latest, without running their loaders', async () => {
    start();
    await settle(1999);
    expect(load).not.toHaveBeenCalled();
    expect(document.documentElement.dataset.routed).toBeUndefined();
    await settle(1);
    expect(loadPage).toHaveBeenCalledTimes(1);
    expect(aheadOf()).toEqual(['/product/rui']);
    expect(mockLoadSender).toHaveBeenCalledTimes(1);
    expect(loader).not.toHaveBeenCalled();
    expect(document.documentElement.dataset.routed).toBe('');
    document.body.innerHTML = '<main><a href="/blog/first">Blog</a></main>';
    navigated('PUSH');
    await settle(2000);
    expect(load).toHaveBeenLastCalledWith('mf_content');
  });

  it('prefetches pages one after another and each only once, and starts again after scrolling', async () => {
    const answers: (() => void)[] = [];
    prefetch.mockImplementation(
      () => new Promise((resolve) => answers.push(() => resolve(undefined))),
    );
    const answer = async () => {
      answers.shift()?.();
      await settle();
    };
    document.body.innerHTML = ['rui', 'rui', 'hilsa', 'koi']
      .map((name) => `<main><a href="/product/${name}">${name}</a></main>`)
      .join('');
    start();
    await settle(2000);
    expect(aheadOf()).toEqual(['/product/rui']);
    await answer();
    expect(aheadOf()).toEqual(['/product/rui', '/product/hilsa']);
    document.body.innerHTML = '<main><a href="/product/pangas">Pangas</a></main>';
    document.dispatchEvent(new Event('scrollend'));
    await settle(2000);
    await answer();
    await answer();
    expect(aheadOf()).toEqual(['/product/rui', '/product/hilsa', '/product/pangas']);
    prefetch.mockImplementation(async () => undefined);
  });

  it("prefetches the data of the document's first page once, for Back, after the visitor has left that page", async () => {
    history.replaceState(null, '', '/product/rui');
    start();
    navigated('POP');
    history.replaceState(null, '', '/product/rui?variant=2');
    navigated('REPLACE');
    await settle(2000);
    expect(loader).not.toHaveBeenCalled();
    for (const path of ['/cart', '/blog', '/product/rui', '/blog']) {
      history.pushState(null, '', path);
      navigated('PUSH');
      // Waits until the page no longer counts as prefetched.
      await settle(40_000);
    }
    expect(loader).toHaveBeenCalledTimes(1);
    expect(loader).toHaveBeenCalledWith(
      expect.objectContaining({ url: new URL('http://localhost/product/rui') }),
    );
  });

  it('ignores a link with an invalid URL', async () => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<a href="https://[x">No</a>');
    start();
    await settle(2000);
    expect(aheadOf()).toEqual(['/product/rui']);
    expect(document.documentElement.dataset.routed).toBe('');
  });

  it.each(['seller.example', 'new-tab'])(
    'ignores a link to another site or tab: %s',
    async (name) => {
      start();
      fireEvent.focusIn(link(name));
      await settle();
      expect(load).not.toHaveBeenCalled();
    },
  );

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'prefetches nothing if the connection is slow or saves data: %j',
    async (connection) => {
      Object.assign(navigator, { connection });
      start();
      fireEvent.focusIn(link('rui'));
      await settle(5000);
      expect(load).not.toHaveBeenCalled();
      // The router still follows links, because its pages need fewer bytes than documents.
      expect(document.documentElement.dataset.routed).toBe('');
    },
  );
});
