import { menuTarget } from './MenuLink';

describe('menuTarget', () => {
  it.each([
    ['/product', '/product'],
    ['/product?productCategoryUuid=1&pageNumber=2', '/product?productCategoryUuid=1&pageNumber=2'],
    ['/blog/hilsa#recipe', '/blog/hilsa#recipe'],
    ['/../cart', '/cart'],
  ])('accepts %s as a page of the storefront', (url, path) => {
    expect(menuTarget(url)).toEqual({ kind: 'page', path });
  });

  it('accepts an https URL as a link to another site', () => {
    expect(menuTarget('https://seller.example/join')).toEqual({
      kind: 'site',
      url: 'https://seller.example/join',
    });
  });

  it.each([
    [''],
    ['javascript:alert(1)'],
    [' javascript:alert(1)'],
    ['java\nscript:alert(1)'],
    ['data:text/html,hello'],
    ['http://plain.example/'],
    ['/..//elsewhere.example/'],
    ['cart'],
    ['https://'],
    ['https://storefront.invalid//elsewhere.example'],
  ])('returns undefined for %j', (url) => {
    expect(menuTarget(url)).toBeUndefined();
  });

  it.each([['//elsewhere.example/'], ['/\\elsewhere.example/'], ['/\t/elsewhere.example/']])(
    'treats %j as a link to another site, as browsers do',
    (url) => {
      expect(menuTarget(url)).toEqual({ kind: 'site', url: 'https://elsewhere.example/' });
    },
  );
});
