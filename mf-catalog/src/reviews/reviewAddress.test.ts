import fc from 'fast-check';
import { reviewPageOf, reviewsPath } from './reviewAddress';

const read = (query: string) => reviewPageOf(new URLSearchParams(query));

describe('reviewPageOf', () => {
  it.each([
    ['', 1],
    ['reviewPage=3', 3],
    ['reviewPage=0', 1],
    ['reviewPage=-2', 1],
    ['reviewPage=2.5', 1],
    ['reviewPage=abc', 1],
    ['pageNumber=4', 1],
    ['reviewPage=99999999999', 1_000_000],
  ])('of %j is %d', (query, expected) => {
    expect(read(query)).toBe(expected);
  });
});

describe('reviewsPath', () => {
  it('keeps the chosen variant, leads to the reviews, and leaves page 1 unsaid', () => {
    const query = new URLSearchParams('variant=v&reviewPage=2');
    expect(reviewsPath('rui-fish', query, 3)).toBe(
      '/product/rui-fish?variant=v&reviewPage=3#reviews',
    );
    expect(reviewsPath('rui-fish', query, 1)).toBe('/product/rui-fish?variant=v#reviews');
    expect(reviewsPath('rui-fish', new URLSearchParams(), 1)).toBe('/product/rui-fish#reviews');
  });

  it('is read back as the page it was made for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (page) => {
        const { search } = new URL(reviewsPath('x', new URLSearchParams(), page), 'http://a');
        expect(reviewPageOf(new URLSearchParams(search))).toBe(page);
      }),
    );
  });
});
