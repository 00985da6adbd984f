import { isPurchasable } from '@marketplace/contracts/commerce/purchase';
import fc from 'fast-check';
import { buildProduct, buildVariant } from '../testing/buildProduct';
import { buyButtonState } from './buyButtonState';

const plain = buildProduct({ inventoryQuantity: 3 });
const withVariants = buildProduct({ hasVariants: true, inventoryQuantity: 0 });
const soldOut = buildVariant(['1 kg'], { inventoryQuantity: 0 });

describe('buyButtonState', () => {
  it.each([
    ['`add-to-cart` for a product in stock without variants', plain, undefined, 1, 'add-to-cart'],
    ['`add-to-cart` for all pieces that are left', plain, undefined, 3, 'add-to-cart'],
    ['`out-of-stock` for more pieces than are left', plain, undefined, 4, 'out-of-stock'],
    [
      '`add-to-cart` for a variant in stock, whatever the stock of the product',
      withVariants,
      buildVariant(['1 kg']),
      1,
      'add-to-cart',
    ],
    ['`out-of-stock` for a sold-out variant', withVariants, soldOut, 1, 'out-of-stock'],
    [
      '`unavailable` for options that no variant matches',
      withVariants,
      undefined,
      1,
      'unavailable',
    ],
  ])('returns %s', (_what, product, variant, quantity, expected) => {
    expect(buyButtonState(product, variant, quantity)).toBe(expected);
  });

  // @spec 4.39
  it('returns `add-to-cart` if, and only if, the choice can be bought', () => {
    const stock = {
      trackQuantity: fc.boolean(),
      sellStockout: fc.boolean(),
      inventoryQuantity: fc.integer({ min: -5, max: 20 }),
    };
    const product = fc.record({ ...stock, hasVariants: fc.boolean() });
    const variant = fc.option(
      fc.record(stock).map((given) => buildVariant(['1 kg'], given)),
      { nil: undefined },
    );
    fc.assert(
      fc.property(product, variant, fc.integer({ min: 1, max: 30 }), (given, chosen, quantity) => {
        const sold = given.hasVariants ? chosen : (chosen ?? given);
        expect(buyButtonState(given, chosen, quantity) === 'add-to-cart').toBe(
          sold !== undefined && isPurchasable(sold, quantity),
        );
      }),
    );
  });
});
