import { sumCart } from './sumCart';

describe('sumCart', () => {
  const within = (district: string, deliveryCharge: number) => ({
    shopName: '',
    shopHandle: '',
    subtotal: 0,
    freeDeliveryFrom: null,
    deliveryCharge: 120,
    withinDistrict: { district, deliveryCharge },
  });

  it('subtracts the discount without rounding errors', () => {
    const promo = { code: 'EID10', discount: 70.1, minimum: 0, refusal: null };
    expect(sumCart({ subtotal: 701, deliveryCharge: 60, promo }, '').total).toBe(690.9);
    expect(sumCart({ subtotal: 701, deliveryCharge: 60, promo: null }, '').total).toBe(761);
  });

  it.each([
    [500, 60, 560],
    [0.1, 0.2, 0.3],
    [1234.56, undefined, 1234.56],
    [0, 0, 0],
  ])(
    'with subtotal %p and delivery charge %p, returns the total %p',
    (subtotal, deliveryCharge, total) => {
      const sums = sumCart({ subtotal, deliveryCharge }, 'Dhaka');
      expect(sums).toEqual({ deliveryCharge, total, dependsOnDistrict: false, isMost: false });
    },
  );

  it.each([
    ['', 240, true],
    ['Dhaka', 180.5, false],
    ['khulna', 140, false],
    ['Sylhet', 240, false],
  ])('for the district %j, returns the delivery charge %p', (district, deliveryCharge, isMost) => {
    const cartParcels = [within('Dhaka', 60.5), within('Khulna', 20)];
    expect(sumCart({ subtotal: 500, deliveryCharge: 240, cartParcels }, district)).toEqual({
      deliveryCharge,
      total: 500 + deliveryCharge,
      dependsOnDistrict: true,
      isMost,
    });
  });

  it('ignores districts if the API states the delivery charge only after the order', () => {
    const cart = { subtotal: 500, cartParcels: [within('Dhaka', 60)] };
    expect(sumCart(cart, 'Dhaka')).toMatchObject({ deliveryCharge: undefined, total: 500 });
    expect(sumCart(cart, '').isMost).toBe(false);
  });
});
