import { safeLink } from './safeLink';

describe('safeLink', () => {
  it.each([
    ['/product?pageNumber=2#list', '/product?pageNumber=2#list'],
    ['/category/featured/1', '/category/featured/1'],
    ['https://www.facebook.com/nodibazar', 'https://www.facebook.com/nodibazar'],
    ['', ''],
    ['//evil.example', ''],
    ['/\\evil.example', ''],
    ['\\\\evil.example', ''],
    ['javascript:alert(1)', ''],
    ['JAVASCRIPT:alert(1)', ''],
    [' javascript:alert(1)', ''],
    ['java\nscript:alert(1)', ''],
    ['data:text/html,x', ''],
    ['http://plain.example', ''],
    ['https:evil.example', ''],
    ['https://', ''],
    ['product', ''],
  ])('reads %p as %p', (url, expected) => {
    expect(safeLink(url)).toBe(expected);
  });
});
