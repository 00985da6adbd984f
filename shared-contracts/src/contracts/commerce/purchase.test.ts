import fc from 'fast-check';
import { availableQuantity, isPurchasable, LOW_STOCK_THRESHOLD, stockState } from './purchase';

const stock = fc.record({
  trackQuantity: fc.boolean(),
  sellStockout: fc.boolean(),
  inventoryQuantity: fc.integer({ min: -50, max: 50 }),
});
const quantity = fc.integer({ min: 1, max: 100 });

describe('isPurchasable', () => {
  // @spec 5.12
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
    'is $expected for $quantity of $inventoryQuantity pieces, trackQuantity $trackQuantity, sellStockout $sellStockout',
    ({ expected, quantity: asked, ...given }) => {
      expect(isPurchasable(given, asked)).toBe(expected);
    },
  );

  // @spec 5.11, 5.21
  it('is false if the stock is not tracked', () => {
    fc.assert(
      fc.property(stock, quantity, (given, asked) => {
        expect(isPurchasable({ ...given, trackQuantity: false }, asked)).toBe(false);
      }),
    );
  });

  // @spec 5.22
  it('is true for any quantity if the stock is tracked and may be oversold', () => {
    fc.assert(
      fc.property(stock, quantity, (given, asked) => {
        const allowed = { ...given, trackQuantity: true, sellStockout: true };
        expect(isPurchasable(allowed, asked)).toBe(true);
      }),
    );
  });

  // @spec 5.23
  it('is true for as many pieces as are left', () => {
    fc.assert(
      fc.property(stock, quantity, quantity, (given, asked, more) => {
        const enough = { ...given, trackQuantity: true, inventoryQuantity: asked + more };
        expect(isPurchasable(enough, asked)).toBe(true);
        expect(isPurchasable({ ...enough, inventoryQuantity: asked }, asked)).toBe(true);
      }),
    );
  });

  it('is true for a smaller quantity if it is true for a larger quantity', () => {
    fc.assert(
      fc.property(stock, quantity, quantity, (given, one, other) => {
        const [fewer, more] = [Math.min(one, other), Math.max(one, other)];
        if (isPurchasable(given, more)) expect(isPurchasable(given, fewer)).toBe(true);
      }),
    );
  });

  // @spec 5.24
  it('is false for more pieces than are left, unless the product may be oversold', () => {
    fc.assert(
      fc.property(stock, quantity, (given, asked) => {
        const isSold = isPurchasable({ ...given, sellStockout: false }, asked);
        if (isSold) expect(given.inventoryQuantity).toBeGreaterThanOrEqual(asked);
      }),
    );
  });
});

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
    'is $expected for $inventoryQuantity pieces, trackQuantity $trackQuantity, sellStockout $sellStockout',
    ({ expected, ...anyStock }) => {
      expect(stockState(anyStock)).toBe(expected);
    },
  );

  const anyStock = fc.record({
    trackQuantity: fc.boolean(),
    sellStockout: fc.boolean(),
    inventoryQuantity: fc.integer({ min: -20, max: 20 }),
  });

  it('is sold-out if, and only if, not even one piece can be bought', () => {
    fc.assert(
      fc.property(anyStock, (given) => {
        expect(stockState(given) === 'sold-out').toBe(!isPurchasable(given, 1));
      }),
    );
  });

  it('is few-left only if the stock limits how many pieces can be bought', () => {
    fc.assert(
      fc.property(anyStock, (given) => {
        if (stockState(given) !== 'few-left') return;
        expect(isPurchasable(given, LOW_STOCK_THRESHOLD + 1)).toBe(false);
        expect(isPurchasable(given, given.inventoryQuantity)).toBe(true);
      }),
    );
  });
});

describe('availableQuantity', () => {
  const of = (inventoryQuantity: number, trackQuantity = true, sellStockout = false) => ({
    inventoryQuantity,
    trackQuantity,
    sellStockout,
  });

  it.each([
    ['enough pieces', of(5), 5, true, 5],
    ['one piece too few', of(4), 5, false, 4],
    ['no pieces', of(0), 1, false, 0],
    ['no pieces but overselling allowed', of(0, true, true), 99, true, null],
    ['negative stock', of(-3), 1, false, 0],
    ['negative stock but overselling allowed', of(-3, true, true), 1, true, null],
    ['untracked stock', of(5, false), 1, false, 0],
    ['untracked stock but overselling allowed', of(5, false, true), 1, false, 0],
  ])(
    'is the highest quantity that can be bought, or null if there is no limit: %s',
    (_, given, quantity, canBeBought, available) => {
      expect(isPurchasable(given, quantity)).toBe(canBeBought);
      expect(availableQuantity(given)).toBe(available);
    },
  );
});
