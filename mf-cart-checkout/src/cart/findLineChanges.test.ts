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
      'fewer are left than the line has',
      { availableQuantity: 8, isAvailable: false, quantity: 9 },
      [{ kind: 'stock', before: 50, after: 8 }],
    ],
    [
      'it is sold out, and cost more at last',
      { availableQuantity: 0, isAvailable: false, unitPrice: 300 },
      [price, { kind: 'stock', before: 50, after: 0 }],
    ],
    [
      'its shop closed, whatever is left of it',
      { availableQuantity: 0, isAvailable: false, isShopClosed: true },
      [],
    ],
    ['it is gone', { availableQuantity: 0, isAvailable: false, isGone: true, unitPrice: 0 }, []],
    [
      'it is not for sale any more',
      { availableQuantity: null, isAvailable: false },
      [{ kind: 'stock', before: 50, after: 0 }],
    ],
  ])('when %s', (_what, changes, expected) => {
    const whenAdded = { unitPrice: 250, availableQuantity: 50 };
    expect(findLineChanges(buildCartItem(1, { whenAdded, ...changes }))).toEqual(expected);
  });

  it.each<[string, Parameters<typeof buildCartItem>[1]]>([
    ['no more of it was there before', { whenAdded: { unitPrice: 250, availableQuantity: 3 } }],
    ['there was no limit before', { whenAdded: { unitPrice: 250, availableQuantity: null } }],
    ['the host does not say what was before', {}],
  ])('finds no change of few pieces where %s', (_what, changes) => {
    expect(findLineChanges(buildCartItem(1, { availableQuantity: 3, ...changes }))).toEqual([]);
  });
});
