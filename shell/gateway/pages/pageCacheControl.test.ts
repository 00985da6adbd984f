import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import { pageCacheControl } from './pageCacheControl';

describe('pageCacheControl', () => {
  it.each([
    ['/orders', 'private, no-store'],
    ['/orders/x.css', 'private, no-store'],
    ['/orders/7/invoice', 'private, no-store'],
    ['/Orders/1?x=/a.js', 'private, no-store'],
    ['/orders;x.css', 'private, no-store'],
    ['/checkout?step=2', 'private, no-store'],
    ['/thank-you?order=1', 'private, no-store'],
    ['/', 'private, no-cache'],
    ['/product/orders', 'private, no-cache'],
    ['/wishlist', 'private, no-store'],
  ])('returns for the path %s: %s', (path, expected) => {
    expect(pageCacheControl(PROJECT_PAGES, path)).toBe(expected);
  });

  it.each([
    ['accessToken=abc', 'private, no-store'],
    ['cartQuantity=2; accessToken=abc', 'private, no-store'],
    ['guestToken=abc', 'private, no-store'],
    ['orderToken=abc', 'private, no-store'],
    ['accessToken=', 'private, no-cache'],
    ['notaccessToken=abc; cartQuantity=2', 'private, no-cache'],
  ])('returns for the home page with the cookie %s: %s', (cookie, expected) => {
    expect(pageCacheControl(PROJECT_PAGES, '/', cookie)).toBe(expected);
  });
});
