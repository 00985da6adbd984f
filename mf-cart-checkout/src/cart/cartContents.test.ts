import fc from 'fast-check';
import { buildCartItem, ofShop } from '../testing/buildCart';
import { groupByShop, sumCart } from './cartContents';

const shops = fc.constantFrom('Padma Fish', 'Bogura Sweets', 'Green Bogura');
const carts = fc
  .array(shops)
  .map((names) => names.map((name, index) => ofShop(buildCartItem(index), name)));

describe('groupByShop', () => {
  it('keeps shops and their products in the order they were added', () => {
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

  it('loses no line and shows none twice', () => {
    fc.assert(
      fc.property(carts, (items) => {
        const shown = groupByShop({ cartItems: items }).flatMap(({ cartItems }) => cartItems);
        expect(shown).toHaveLength(items.length);
        expect(new Set(shown)).toEqual(new Set(items));
      }),
    );
  });

  it('names each shop once', () => {
    fc.assert(
      fc.property(carts, (items) => {
        const names = groupByShop({ cartItems: items }).map(({ shopHandle }) => shopHandle);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });
});

describe('sumCart', () => {
  const within = (district: string, deliveryCharge: number) => ({
    shopName: '',
    shopHandle: '',
    subtotal: 0,
    freeDeliveryFrom: null,
    deliveryCharge: 120,
    withinDistrict: { district, deliveryCharge },
  });

  it('takes the discount of the promo code off, to the paisa', () => {
    const promo = { code: 'EID10', discount: 70.1, minimum: 0, refusal: null };
    expect(sumCart({ subtotal: 701, deliveryCharge: 60, promo }, '').total).toBe(690.9);
    expect(sumCart({ subtotal: 701, deliveryCharge: 60, promo: null }, '').total).toBe(761);
  });

  it.each([
    [500, 60, 560],
    [0.1, 0.2, 0.3],
    [1234.56, undefined, 1234.56],
    [0, 0, 0],
  ])('adds %p and a delivery of %p to %p', (subtotal, deliveryCharge, total) => {
    const sums = sumCart({ subtotal, deliveryCharge }, 'Dhaka');
    expect(sums).toEqual({ deliveryCharge, total, dependsOnDistrict: false, isMost: false });
  });

  it.each([
    ['', 240, true],
    ['Dhaka', 180.5, false],
    ['khulna', 140, false],
    ['Sylhet', 240, false],
  ])('charges for delivery to %j %p', (district, deliveryCharge, isMost) => {
    const cartParcels = [within('Dhaka', 60.5), within('Khulna', 20)];
    expect(sumCart({ subtotal: 500, deliveryCharge: 240, cartParcels }, district)).toEqual({
      deliveryCharge,
      total: 500 + deliveryCharge,
      dependsOnDistrict: true,
      isMost,
    });
  });

  it('takes nothing off what the host does not tell before the order', () => {
    const cart = { subtotal: 500, cartParcels: [within('Dhaka', 60)] };
    expect(sumCart(cart, 'Dhaka')).toMatchObject({ deliveryCharge: undefined, total: 500 });
    expect(sumCart(cart, '').isMost).toBe(false);
  });
});
