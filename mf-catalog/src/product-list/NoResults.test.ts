import { otherSearches } from './NoResults';

describe('otherSearches', () => {
  it.each([
    ['blue mango', ['mango', 'blue']],
    ['  rui   fish rui ', ['fish', 'rui']],
    ['a very large green bitter gourd', ['bitter', 'large', 'green']],
    ['mango', []],
    ['a b', []],
    ['', []],
  ])('splits %j into the searches %j', (productName, expected) => {
    expect(otherSearches(productName)).toEqual(expected);
  });
});
