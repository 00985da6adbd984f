import fc from 'fast-check';
import { pageWindow } from './pageWindow';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 20, [1, 2, 3, 4, 5, 'gap-after', 20]],
    [5, 20, [1, 'gap-before', 4, 5, 6, 'gap-after', 20]],
    [4, 20, [1, 2, 3, 4, 5, 'gap-after', 20]],
    [20, 20, [1, 'gap-before', 16, 17, 18, 19, 20]],
  ])('for page %i of %i returns %j', (pageNumber, totalPages, entries) => {
    expect(pageWindow(pageNumber, totalPages)).toEqual(entries);
  });

  const position = fc
    .integer({ min: 1, max: 5000 })
    .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));

  it('contains the first, the current and the last page, and at most seven entries', () => {
    fc.assert(
      fc.property(position, ([pageNumber, totalPages]) => {
        const entries = pageWindow(pageNumber, totalPages);
        expect(entries).toEqual(expect.arrayContaining([1, pageNumber, totalPages]));
        expect(entries.length).toBeLessThanOrEqual(7);
      }),
    );
  });

  it('contains ascending numbers, and only gaps that replace at least two pages', () => {
    fc.assert(
      fc.property(position, ([pageNumber, totalPages]) => {
        const entries = pageWindow(pageNumber, totalPages);
        entries.forEach((entry, index) => {
          const [before, after] = [entries[index - 1], entries[index + 1]];
          if (typeof entry === 'string') expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (typeof before === 'number') expect(entry).toBe(before + 1);
        });
      }),
    );
  });
});
