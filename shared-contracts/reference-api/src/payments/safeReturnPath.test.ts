import { startPayment } from '@marketplace/contracts/api/payments';
import { safeReturnPath } from './safeReturnPath';

const ELSEWHERE = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  '@evil.example',
  'http:evil.example',
  'http:/evil.example',
  '',
];

describe('safeReturnPath', () => {
  it.each(ELSEWHERE)('returns the fallback instead of %j', (given) => {
    expect(safeReturnPath(given, '/orders')).toBe('/orders');
  });

  it.each([
    ['/thank-you?order=1&x=%2F#top', '/thank-you?order=1&x=%2F#top'],
    ['/orders/a b', '/orders/a%20b'],
    ['/পণ্য', '/%E0%A6%AA%E0%A6%A3%E0%A7%8D%E0%A6%AF'],
    ['/a/../b', '/b'],
    ['/@evil.example', '/@evil.example'],
    ['/x//y', '/x//y'],
    [null, '/orders'],
    [undefined, '/orders'],
  ])('turns %j into %j', (given, path) => {
    expect(safeReturnPath(given, '/orders')).toBe(path);
  });

  it('receives no path that browsers would read as another host, because the contract refuses such paths', () => {
    const isTaken = (returnUrl: string) =>
      startPayment.body?.safeParse({ method: 'bkash', returnUrl }).success;
    const hosts = ['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n/evil.example'];
    expect(hosts.filter(isTaken)).toEqual([]);
    expect(isTaken('/thank-you?order=1#top')).toBe(true);
  });
});
