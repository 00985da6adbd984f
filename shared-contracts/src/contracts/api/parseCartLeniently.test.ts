import { sampleProduct as product } from '../../build-kit/testing/sampleProduct';
import { parseCartLeniently } from './parseCartLeniently';
import { cart, cartItem } from './publicCart';

const uuid = '0f0c1d1e-0000-4000-8000-000000000101';
const { uuid: other } = product;
const line = {
  uuid,
  quantity: 2,
  product,
  variant: null,
  unitPrice: 350,
  total: 700,
  isAvailable: true,
  availableQuantity: 5,
};
const whole = { uuid: other, cartItems: [line], totalQuantity: 2, subtotal: 700, savedItems: [] };

/** Parses a reply as the storefront does. */
const read = (body: unknown) => cart.parse(parseCartLeniently(body));
const readLine = (hostile: unknown) => read({ ...whole, cartItems: [hostile, line] });

describe('parseCartLeniently', () => {
  it('leaves a valid cart unchanged', () => {
    expect(read(whole)).toEqual(whole);
  });

  it.each<[string, unknown]>([
    ['null instead of a product', { ...line, product: null }],
    ['a missing product', { ...line, product: undefined }],
    ['a text instead of a product', { ...line, product: '<script>alert(1)</script>' }],
    ['a product without a shop', { ...line, product: { ...product, shopName: null } }],
    ['a picture of the wrong shape', { ...line, product: { ...product, imageUrls: ['x.png'] } }],
    ['a text instead of a price', { ...line, unitPrice: '350', total: {} }],
    ['a quantity below one', { ...line, quantity: -3 }],
    ['a variant of the wrong shape', { ...line, variant: { uuid } }],
    ['a uuid only', { uuid }],
    ['the key __proto__', JSON.parse(`{"uuid":"${uuid}","__proto__":{"isGone":false}}`)],
  ])(
    'turns a cart line with %s into a deleted line, and keeps the valid lines',
    (_what, hostile) => {
      const { cartItems, subtotal } = readLine(hostile);
      expect(cartItems).toHaveLength(2);
      expect(cartItems[0]).toMatchObject({ uuid, isGone: true, isAvailable: false });
      expect(cartItem.safeParse(cartItems[0]).success).toBe(true);
      expect(cartItems[1]).toEqual(line);
      expect(subtotal).toBe(700);
    },
  );

  it('keeps the valid quantity, amounts and names of a cart line with an invalid field', () => {
    const { cartItems } = readLine({ ...line, product: { ...product, price: null } });
    expect(cartItems[0]).toMatchObject({
      quantity: 2,
      total: 700,
      product: { name: 'Rui Fish', shopName: 'Padma Fish' },
    });
  });

  it.each([[null], ['text'], [7], [{}], [{ ...line, uuid: 'x' }], [[]]])(
    'leaves out a cart line without a valid uuid: %p',
    (hostile) => {
      expect(readLine(hostile).cartItems).toEqual([line]);
    },
  );

  it('computes missing sums from the lines', () => {
    const { totalQuantity, subtotal } = read({
      uuid: other,
      cartItems: [line, { ...line, uuid: other }],
    });
    expect([totalQuantity, subtotal]).toEqual([4, 1400]);
  });

  it('turns an invalid saved line into a deleted line, and leaves out an invalid removedItem', () => {
    const { savedItems, removedItem } = read({
      ...whole,
      savedItems: [{ uuid }],
      removedItem: { uuid },
    });
    expect(savedItems).toMatchObject([{ uuid, isGone: true }]);
    expect(removedItem).toBeUndefined();
  });

  it.each([[null], ['text'], [[]], [{ items: [] }]])(
    'does not turn %p into a valid cart',
    (body) => {
      expect(cart.safeParse(parseCartLeniently(body)).success).toBe(false);
    },
  );
});
