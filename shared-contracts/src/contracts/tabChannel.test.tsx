import { waitFor } from '@testing-library/react';
import { readCartQuantity, writeCart } from './cookies';
import { type TabMessage, tabChannel } from './tabChannel';

/**
 * Imitates Chromium, where other tabs see a new cookie a moment later, or as soon as the writing
 * tab has read it.
 */
function writeCookiesLate() {
  const property = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  // The cast is safe: jsdom implements cookies, so both accessors exist.
  const { get, set } = property as { get: () => string; set: (pair: string) => void };
  let unwritten: string[] = [];
  const write = () => {
    for (const pair of unwritten) set.call(document, pair);
    unwritten = [];
  };
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => {
      write();
      return get.call(document);
    },
    set: (pair: string) => unwritten.push(pair),
  });
  const ofOtherTabs = () => get.call(document);
  return { ofOtherTabs, restore: () => Reflect.deleteProperty(document, 'cookie') };
}

let browser: ReturnType<typeof writeCookiesLate>;
let otherTab: BroadcastChannel;

beforeEach(() => {
  writeCart('a cart', 1);
  browser = writeCookiesLate();
  otherTab = new BroadcastChannel('session');
});

afterEach(() => {
  otherTab.close();
  browser.restore();
});

test('a tab that receives the message "cart" from another tab can already read the new cookie', async () => {
  const found = new Promise<string>((resolve) => {
    otherTab.addEventListener('message', () => resolve(browser.ofOtherTabs()));
  });
  writeCart('a cart', 2);
  expect(browser.ofOtherTabs()).toContain('cartQuantity=1');
  tabChannel.post('cart');
  expect(await found).toContain('cartQuantity=2');
  expect(readCartQuantity()).toBe(2);
});

test('a tab does not receive messages that a second copy of tabChannel sends in the same tab', async () => {
  const told: TabMessage['kind'][] = [];
  const stop = tabChannel.listen((kind) => told.push(kind));
  await jest.isolateModulesAsync(async () => {
    const remote = await import('./tabChannel');
    remote.tabChannel.post('cart');
  });
  otherTab.postMessage({ kind: 'wishlist', from: -1 } satisfies TabMessage);
  await waitFor(() => expect(told).toContain('wishlist'));
  expect(told).toEqual(['wishlist']);
  stop();
});
