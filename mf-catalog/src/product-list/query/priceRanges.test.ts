import { PRICE_RANGES, priceRangeOf } from './priceRanges';
import { readPrices, readTaka } from './readFilters';

const read = (query: string) => readPrices(new URLSearchParams(query));

describe('readTaka', () => {
  it.each`
    text          | expected
    ${'25'}       | ${25}
    ${' 1,500 '}  | ${1500}
    ${'৳ 300'}    | ${300}
    ${'২৫০'}      | ${250}
    ${'99.50'}    | ${100}
    ${'99999999'} | ${10_000_000}
    ${'0'}        | ${0}
    ${''}         | ${undefined}
    ${'abc'}      | ${undefined}
    ${'-5'}       | ${undefined}
    ${'1e3'}      | ${undefined}
    ${'1.2.3'}    | ${undefined}
  `('reads $text as $expected', ({ text, expected }) => {
    expect(readTaka(text)).toBe(expected);
  });
});

describe('the price filter of a list', () => {
  it.each`
    what                                        | query                                                        | expected
    ${'no prices'}                              | ${''}                                                        | ${{}}
    ${'both prices'}                            | ${'minPrice=25&maxPrice=100'}                                | ${{ minPrice: 25, maxPrice: 100 }}
    ${'only a maximum price'}                   | ${'maxPrice=100'}                                            | ${{ maxPrice: 100 }}
    ${'swapped prices'}                         | ${'minPrice=100&maxPrice=25'}                                | ${{ minPrice: 25, maxPrice: 100 }}
    ${'a minimum of 0, which filters nothing'}  | ${'minPrice=0&maxPrice=100'}                                 | ${{ maxPrice: 100 }}
    ${'the prices of the range All Price'}      | ${'minPrice=1&maxPrice=10000'}                               | ${{}}
    ${'a newly chosen range'}                   | ${'price=25-100&previousPrice=all&minPrice=&maxPrice='}      | ${{ minPrice: 25, maxPrice: 100 }}
    ${'an unchanged range'}                     | ${'price=25-100&previousPrice=25-100&minPrice=&maxPrice='}   | ${{ minPrice: 25, maxPrice: 100 }}
    ${'amounts typed after a range was chosen'} | ${'price=25-100&previousPrice=25-100&minPrice=30&maxPrice='} | ${{ minPrice: 30 }}
    ${'a range chosen instead of amounts'}      | ${'price=25-100&previousPrice=own&minPrice=30&maxPrice=60'}  | ${{ minPrice: 25, maxPrice: 100 }}
    ${'All Price chosen instead of amounts'}    | ${'price=all&previousPrice=own&minPrice=30&maxPrice=60'}     | ${{}}
    ${'unchanged amounts'}                      | ${'previousPrice=own&minPrice=30&maxPrice=60'}               | ${{ minPrice: 30, maxPrice: 60 }}
    ${'an unknown range'}                       | ${'price=free&previousPrice=all'}                            | ${{}}
  `('is read correctly from a query with $what', ({ query, expected }) => {
    expect(read(query)).toEqual(expected);
  });

  // @spec 9.17
  it('offers the price ranges of the specification', () => {
    expect(PRICE_RANGES.map(({ min, max }) => [min, max])).toEqual([
      [1, 10_000],
      [1, 20],
      [25, 100],
      [100, 300],
      [300, 500],
      [500, 10_000],
    ]);
  });

  it.each(PRICE_RANGES)(
    'is the range $id if the query contains either its two prices or its id',
    (range) => {
      expect(priceRangeOf(read(`minPrice=${range.min}&maxPrice=${range.max}`))).toBe(range);
      expect(priceRangeOf(read(`price=${range.id}&previousPrice=own`))).toBe(range);
    },
  );

  it('equals none of the offered ranges if the shopper enters amounts of their own', () => {
    expect(priceRangeOf({ minPrice: 30, maxPrice: 60 })).toBeUndefined();
    expect(priceRangeOf({ maxPrice: 20 })).toBeUndefined();
  });
});
