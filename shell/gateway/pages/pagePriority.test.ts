import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import { pagePriority } from './pagePriority';

describe('pagePriority', () => {
  it.each([
    ['GET', '/checkout', undefined, 'purchase'],
    ['GET', '/cart?x=1', undefined, 'purchase'],
    ['GET', '/thank-you', undefined, 'purchase'],
    ['GET', '/orders/7', undefined, 'purchase'],
    ['GET', '/login', undefined, 'purchase'],
    ['GET', '/signup', undefined, 'purchase'],
    ['GET', '/reset-password', undefined, 'purchase'],
    ['POST', '/product/ilish', undefined, 'purchase'],
    ['GET', '/', undefined, 'list'],
    ['GET', '/product/ilish', undefined, 'list'],
    ['GET', '/product?productName=&sort=price', undefined, 'list'],
    ['GET', '/wp-admin', undefined, 'list'],
    ['GET', '/product?productName=ilish', undefined, 'search'],
    ['GET', '/shoplist?shopName=padma', undefined, 'search'],
    ['GET', '/product/ilish', 'prefetch;prerender', 'search'],
    ['GET', '/checkout', 'prefetch', 'search'],
  ])(
    'returns for a %s of %s with the Sec-Purpose "%s" the priority "%s"',
    (method, url, purpose, priority) => {
      expect(pagePriority({ method, url, purpose }, PROJECT_PAGES)).toBe(priority);
    },
  );
});
