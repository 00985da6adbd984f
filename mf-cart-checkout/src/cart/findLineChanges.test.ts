import { buildCartItem } from '../testing/buildCart';
import { findLineChanges } from './findLineChanges';

const price = { kind: 'price', before: 250, after: 300 };

describe('findLineChanges', () => {
  it.each<[string, Parameters<typeof buildCartItem>[1], unknown[]]>([
    ['nothing changed', {}, []],
    ['the price rose', { unitPrice: 300 }, [price]],
    ['the price fell', { unitPrice: 200 }, [{ ...price, after: 200 }]],
    ['most of the stock is still there', { availableQuantity: 20 }, []],
    ['few pieces are left', { availableQuantity: 5 }, [{ kind: 'stock', before: 50, after: 5 }]],
    [
      'fewer pieces are left than the cart item contains',
      { availableQuantity: 8, isAvailable: false, quantity: 9 },
      [{ kind: 'stock', before: 50, after: 8 }],
    ],
    [
      'the item is sold out and its price rose',
      { availableQuantity: 0, isAvailable: false, unitPrice: 300 },
      [price, { kind: 'stock', before: 50, after: 0 }],
    ],
    ['the shop is closed', { availableQuantity: 0, isAvailable: false, isShopClosed: true }, []],
    [
      'the product was deleted',
      { availableQuantity: 0, isAvailable: false, isGone: true, unitPrice: 0 },
      [],
    ],
    [
      'the product is no longer for sale',
      { availableQuantity: null, isAvailable: false },
      [{ kind: 'stock', before: 50, after: 0 }],
    ],
  ])('returns the correct changes if %s', (_what, changes, expected) => {
    const whenAdded = { unitPrice: 250, availableQuantity: 50 };
    expect(findLineChanges(buildCartItem(1, { whenAdded, ...changes }))).toEqual(expected);
  });

  it.each<[string, Parameters<typeof buildCartItem>[1]]>([
    [
      'the stock was not larger when the item was added',
      { whenAdded: { unitPrice: 250, availableQuantity: 3 } },
    ],
    [
      'the stock was unlimited when the item was added',
      { whenAdded: { unitPrice: 250, availableQuantity: null } },
    ],
    ['the API does not send the former values', {}],
  ])('ignores low stock if %s', (_what, changes) => {
    expect(findLineChanges(buildCartItem(1, { availableQuantity: 3, ...changes }))).toEqual([]);
  });
});
