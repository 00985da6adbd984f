import { ownPath } from './ownPath';

it.each([
  ['/', '/'],
  ['/orders/0f0c?pageNumber=2#top', '/orders/0f0c?pageNumber=2#top'],
  ['/a/../orders', '/orders'],
])('ownPath reads %s as the path %s of this shop', (value, expected) => {
  expect(ownPath(value)).toBe(expected);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/..//evil.example',
  '/.//evil.example/orders',
  'https://evil.example/orders',
  'https:/evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'orders',
  '',
  undefined,
  null,
  ['/orders'],
])('ownPath refuses %j', (value) => {
  expect(ownPath(value)).toBeUndefined();
});
