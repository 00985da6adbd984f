import { stockOf } from './stockOf';

describe('stockOf', () => {
  it.each([
    [true, null, { kind: 'plenty' }],
    [true, 6, { kind: 'plenty' }],
    [true, 5, { kind: 'few', left: 5 }],
    [true, 1, { kind: 'few', left: 1 }],
    [false, 3, { kind: 'too-few', left: 3 }],
    [false, 0, { kind: 'sold-out' }],
    [false, null, { kind: 'sold-out' }],
  ])('tells a line that is available (%p) with %p left as %p', (isAvailable, left, stock) => {
    expect(stockOf({ isAvailable, availableQuantity: left })).toEqual(stock);
  });
});
