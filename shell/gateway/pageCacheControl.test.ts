import { pageCacheControl } from './pageCacheControl';

describe('pageCacheControl', () => {
  it.each([
    ['/orders', 'private, no-store'],
    ['/orders/x.css', 'private, no-store'],
    ['/Orders/1?x=/a.js', 'private, no-store'],
    ['/orders;x.css', 'private, no-store'],
    ['/checkout?step=2', 'private, no-store'],
    ['/thank-you?order=1', 'private, no-store'],
    ['/', 'private, no-cache'],
    ['/product/orders', 'private, no-cache'],
  ])('of %s is %s', (path, expected) => {
    expect(pageCacheControl(path)).toBe(expected);
  });
});
