import fc from 'fast-check';
import { nextOption } from './resultOptions';

describe('nextOption', () => {
  it.each([
    ['ArrowDown', -1, 3, 0],
    ['ArrowDown', 1, 3, 2],
    ['ArrowDown', 2, 3, -1],
    ['ArrowUp', 0, 3, -1],
    ['ArrowUp', -1, 3, 2],
    ['Home', 2, 3, 0],
    ['End', 0, 3, 2],
    ['Home', -1, 3, undefined],
    ['End', -1, 3, undefined],
    ['a', 1, 3, undefined],
    ['ArrowDown', -1, 0, undefined],
  ])('maps the key %s at option %d of %d to %p', (key, index, count, expected) => {
    expect(nextOption(key, index, count)).toBe(expected);
  });

  const lists = fc
    .integer({ min: 1, max: 30 })
    .chain((count) => fc.tuple(fc.integer({ min: -1, max: count - 1 }), fc.constant(count)));

  it('moves to an option or the text field on ArrowDown, and undoes this move on ArrowUp', () => {
    fc.assert(
      fc.property(lists, ([index, count]) => {
        const down = nextOption('ArrowDown', index, count) ?? Number.NaN;
        expect(down).toBeGreaterThanOrEqual(-1);
        expect(down).toBeLessThan(count);
        expect(nextOption('ArrowUp', down, count)).toBe(index);
      }),
    );
  });
});
