import fc from 'fast-check';
import { buildCartItem, ofShop } from '../testing/buildCart';
import { groupByShop } from './groupByShop';

const shops = fc.constantFrom('Padma Fish', 'Bogura Sweets', 'Green Bogura');
const carts = fc
  .array(shops)
  .map((names) => names.map((name, index) => ofShop(buildCartItem(index), name)));

describe('groupByShop', () => {
  it('keeps the sequence in which the shopper added shops and products', () => {
    const items = [
      ofShop(buildCartItem(1), 'Padma Fish'),
      ofShop(buildCartItem(2), 'Bogura Sweets'),
      ofShop(buildCartItem(3), 'Padma Fish'),
    ];
    expect(
      groupByShop({ cartItems: items }).map(({ shopName, cartItems }) => [
        shopName,
        cartItems.map(({ product }) => product.name),
      ]),
    ).toEqual([
      ['Padma Fish', ['Product 1', 'Product 3']],
      ['Bogura Sweets', ['Product 2']],
    ]);
  });

  it('returns each cart item in exactly one group', () => {
    fc.assert(
      fc.property(carts, (items) => {
        const shown = groupByShop({ cartItems: items }).flatMap(({ cartItems }) => cartItems);
        expect(shown).toHaveLength(items.length);
        expect(new Set(shown)).toEqual(new Set(items));
      }),
    );
  });

  it('returns one group per shop', () => {
    fc.assert(
      fc.property(carts, (items) => {
        const names = groupByShop({ cartItems: items }).map(({ shopHandle }) => shopHandle);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });
});
