import { buildCartItem } from '../testing/buildCart';
import { findLineChanges } from './findLineChanges';

const price = { kind: 'price', before: 250, after: 300 };

describe('findLineChanges', () => {
  it.each<[string, Parameters<typeof buildCartItem>[1], unknown[]]>([
    ['nothing changed', {}, []],
    ['its price rose', { unitPrice: 300 }, [price]],
    ['its price fell', { unitPrice: 200 }, [{ ...price, after: 200 }]],
    ['most of the stock is still there', { availableQuantity: 20 }, []],
    ['few are left', { availableQuantity: 5 }, [{ kind: 'stock', before: 50, after: 5 }]],
    [
      'fewer are left than the line contains',
      { availableQuantity: 8, isAvailable: false, quantity: 9 },
      [{ kind: 'stock', before: 50, after: 8 }],
    ],
    [
      'it is sold out and its price rose',
      { availableQuantity: 0, isAvailable: false, unitPrice: 300 },
      [price, { kind: 'stock', before: 50, after: 0 }],
    ],
    ['its shop is closed', { availableQuantity: 0, isAvailable: false, isShopClosed: true }, []],
    [
      'it was deleted',
      { availableQuantity: 0, isAvailable: false, isGone: true, unitPrice: 0 },
      [],
    ],
    [
      'it is no longer for sale',
      { availableQuantity: null, isAvailable: false },
      [{ kind: 'stock', before: 50, after: 0 }],
    ],
  ])('lists the changes if %s', (_what, changes, expected) => {
    const whenAdded = { unitPrice: 250, availableQuantity: 50 };
    expect(findLineChanges(buildCartItem(1, { whenAdded, ...changes }))).toEqual(expected);
  });

  it.each<[string, Parameters<typeof buildCartItem>[1]]>([
    ['the stock was not larger before', { whenAdded: { unitPrice: 250, availableQuantity: 3 } }],
    ['the stock was unlimited before', { whenAdded: { unitPrice: 250, availableQuantity: null } }],
    ['the host does not send the former values', {}],
  ])('ignores low stock if %s', (_what, changes) => {
    expect(findLineChanges(buildCartItem(1, { availableQuantity: 3, ...changes }))).toEqual([]);
  });
});
