import fc from 'fast-check';
import { isPurchasable } from './isPurchasable';

const stock = fc.record({
  trackQuantity: fc.boolean(),
  sellStockout: fc.boolean(),
  inventoryQuantity: fc.integer({ min: -50, max: 50 }),
});
const quantity = fc.integer({ min: 1, max: 100 });

describe('isPurchasable', () => {
  it.each`
    trackQuantity | sellStockout | inventoryQuantity | quantity | expected
    ${true}       | ${false}     | ${5}              | ${1}     | ${true}
    ${true}       | ${false}     | ${5}              | ${5}     | ${true}
    ${true}       | ${false}     | ${5}              | ${6}     | ${false}
    ${true}       | ${false}     | ${0}              | ${1}     | ${false}
    ${true}       | ${false}     | ${-2}             | ${1}     | ${false}
    ${true}       | ${true}      | ${0}              | ${1}     | ${true}
    ${true}       | ${true}      | ${-2}             | ${9}     | ${true}
    ${false}      | ${true}      | ${5}              | ${1}     | ${false}
    ${false}      | ${false}     | ${5}              | ${1}     | ${false}
  `(
    'is $expected for $quantity of $inventoryQuantity, tracked $trackQuantity, sold out allowed $sellStockout',
    ({ expected, quantity: asked, ...given }) => {
      expect(isPurchasable(given, asked)).toBe(expected);
    },
  );

  it('never sells what is not tracked', () => {
    fc.assert(
      fc.property(stock, quantity, (given, asked) => {
        expect(isPurchasable({ ...given, trackQuantity: false }, asked)).toBe(false);
      }),
    );
  });

  it('sells fewer pieces wherever it sells more', () => {
    fc.assert(
      fc.property(stock, quantity, quantity, (given, one, other) => {
        const [fewer, more] = [Math.min(one, other), Math.max(one, other)];
        if (isPurchasable(given, more)) expect(isPurchasable(given, fewer)).toBe(true);
      }),
    );
  });

  it('sells no more than there is unless being sold out is allowed', () => {
    fc.assert(
      fc.property(stock, quantity, (given, asked) => {
        const isSold = isPurchasable({ ...given, sellStockout: false }, asked);
        if (isSold) expect(given.inventoryQuantity).toBeGreaterThanOrEqual(asked);
      }),
    );
  });
});
