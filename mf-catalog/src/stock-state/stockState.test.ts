import fc from 'fast-check';
import { isPurchasable } from '../is-purchasable/isPurchasable';
import { FEW_PIECES, stockState } from './stockState';

describe('stockState', () => {
  it.each`
    trackQuantity | sellStockout | inventoryQuantity | expected
    ${true}       | ${false}     | ${6}              | ${'in-stock'}
    ${true}       | ${false}     | ${5}              | ${'few-left'}
    ${true}       | ${false}     | ${1}              | ${'few-left'}
    ${true}       | ${false}     | ${0}              | ${'sold-out'}
    ${true}       | ${false}     | ${-2}             | ${'sold-out'}
    ${true}       | ${true}      | ${2}              | ${'in-stock'}
    ${true}       | ${true}      | ${0}              | ${'to-order'}
    ${true}       | ${true}      | ${-3}             | ${'to-order'}
    ${false}      | ${true}      | ${9}              | ${'sold-out'}
  `(
    'is $expected for $inventoryQuantity pieces, tracked $trackQuantity, sold out allowed $sellStockout',
    ({ expected, ...stock }) => {
      expect(stockState(stock)).toBe(expected);
    },
  );

  const stock = fc.record({
    trackQuantity: fc.boolean(),
    sellStockout: fc.boolean(),
    inventoryQuantity: fc.integer({ min: -20, max: 20 }),
  });

  it('says sold out exactly where not one piece can be bought', () => {
    fc.assert(
      fc.property(stock, (given) => {
        expect(stockState(given) === 'sold-out').toBe(!isPurchasable(given, 1));
      }),
    );
  });

  it('warns of few only where that many are all there will be', () => {
    fc.assert(
      fc.property(stock, (given) => {
        if (stockState(given) !== 'few-left') return;
        expect(isPurchasable(given, FEW_PIECES + 1)).toBe(false);
        expect(isPurchasable(given, given.inventoryQuantity)).toBe(true);
      }),
    );
  });
});
