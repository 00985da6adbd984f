import type { CartItem } from '@marketplace/contracts/api/publicCart';
import { buildCart, buildCartItem } from '../testing/buildCart';
import { type CartChange, cartChanges, changesSinceAdded, readQuotedLines } from './cartChanges';
import { hasChangedSinceAdded, linesOf, QUOTED_LINES_FIELD } from './quotedLines';

const seen = buildCart([buildCartItem(1), buildCartItem(2)]);
const line = (number: number) => ({
  uuid: buildCartItem(number).uuid,
  name: `Product ${number}`,
});
const oneKilogram = {
  uuid: '0f0c1d1e-0000-4000-8000-000000000777',
  variant: ['1 kg', 'Cut'],
  price: 250,
  comparePrice: null,
  inventoryQuantity: 0,
  trackQuantity: true,
  sellStockout: false,
  imageUrl: null,
};
const changesTo = (...items: ReturnType<typeof buildCartItem>[]) =>
  cartChanges(linesOf(seen), buildCart(items));

describe('cartChanges', () => {
  it('finds no changes in an unchanged cart', () => {
    expect(changesTo(buildCartItem(1), buildCartItem(2))).toEqual([]);
  });

  it.each([
    ['a removed item', [buildCartItem(1)], { ...line(2), kind: 'gone' }],
    [
      'an added item',
      [buildCartItem(1), buildCartItem(2), buildCartItem(3)],
      { ...line(3), kind: 'new' },
    ],
    [
      'a new price',
      [buildCartItem(1, { unitPrice: 275 }), buildCartItem(2)],
      { ...line(1), kind: 'price', before: 250, after: 275 },
    ],
    [
      'a new quantity',
      [buildCartItem(1, { quantity: 3 }), buildCartItem(2)],
      { ...line(1), kind: 'quantity', before: 1, after: 3 },
    ],
    [
      'too little stock',
      [buildCartItem(1, { isAvailable: false, availableQuantity: 2 }), buildCartItem(2)],
      { ...line(1), kind: 'short', left: 2 },
    ],
    [
      'less stock than when the item was added',
      [
        buildCartItem(1, {
          isAvailable: false,
          availableQuantity: 2,
          whenAdded: { unitPrice: 250, availableQuantity: 9 },
        }),
        buildCartItem(2),
      ],
      { ...line(1), kind: 'short', left: 2, before: 9 },
    ],
    [
      'a deleted product',
      [
        buildCartItem(1, { isAvailable: false, availableQuantity: 0, isGone: true }),
        buildCartItem(2),
      ],
      { ...line(1), kind: 'unsold' },
    ],
    [
      'a shop that closed',
      [
        buildCartItem(1, { isAvailable: false, availableQuantity: 0, isShopClosed: true }),
        buildCartItem(2),
      ],
      { ...line(1), kind: 'closed', shopName: 'Padma Fish' },
    ],
    [
      'a sold-out variant',
      [
        buildCartItem(1),
        buildCartItem(2, {
          isAvailable: false,
          availableQuantity: 0,
          variant: oneKilogram,
        }),
      ],
      { ...line(2), name: 'Product 2 (1 kg, Cut)', kind: 'short', left: 0 },
    ],
  ])('reports %s', (_, items, change) => {
    expect(changesTo(...items)).toEqual([change]);
  });
});

it('cartChanges leaves the name of a deleted product empty, even if its variant is known', () => {
  const { product } = buildCartItem(1);
  const item = buildCartItem(1, {
    isGone: true,
    product: { ...product, name: '' },
    variant: oneKilogram,
  });
  const changes = cartChanges([], buildCart([item]));
  expect(changes).toEqual([{ uuid: item.uuid, name: '', kind: 'unsold' }]);
});

describe('changesSinceAdded', () => {
  it.each<[string, Partial<CartItem>, CartChange[]]>([
    ['nothing for an unchanged item', { whenAdded: { unitPrice: 250, availableQuantity: 50 } }, []],
    ['nothing if the API does not send the former values', {}, []],
    [
      'another price',
      { whenAdded: { unitPrice: 199.5, availableQuantity: 50 } },
      [{ ...line(1), kind: 'price', before: 199.5, after: 250 }],
    ],
    [
      'sold-out stock',
      {
        isAvailable: false,
        availableQuantity: 0,
        whenAdded: { unitPrice: 250, availableQuantity: 50 },
      },
      [{ ...line(1), kind: 'short', left: 0, before: 50 }],
    ],
  ])('reports %s', (_what, changes, expected) => {
    const cart = buildCart([buildCartItem(1, changes)]);
    expect(changesSinceAdded(cart)).toEqual(expected);
    expect(hasChangedSinceAdded(cart)).toBe(expected.length > 0);
  });
});

describe('the cart items that a form quotes', () => {
  const read = (text?: string) => {
    const form = new FormData();
    if (text !== undefined) form.set(QUOTED_LINES_FIELD, text);
    return readQuotedLines(form);
  };

  it('are unchanged after they are written to a form and read back', () => {
    expect(read(JSON.stringify(linesOf(seen)))).toEqual(linesOf(seen));
  });

  it.each([undefined, '', '[]', 'null', '[{"uuid":1}]', '{"__proto__":1}'])(
    'are undefined if the form field contains %j',
    (text) => expect(read(text)).toBeUndefined(),
  );
});
