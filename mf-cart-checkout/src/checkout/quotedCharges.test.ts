import { orderForm } from '../testing/orderForm';
import { chargesOf, QUOTED_CHARGES_FIELD, readExpectedTotal } from './quotedCharges';

const parcelOf = (district: string, deliveryCharge: number) => ({
  shopName: 'Padma Fish',
  shopHandle: 'padma-fish',
  subtotal: 250,
  freeDeliveryFrom: null,
  deliveryCharge: 120,
  withinDistrict: { district, deliveryCharge },
});
const charges = chargesOf({
  cartParcels: [parcelOf('Dhaka', 60.5), { ...parcelOf('', 0), withinDistrict: undefined }],
});

describe('readExpectedTotal', () => {
  it.each([
    ['Dhaka', 500.5],
    [' dhaka ', 500.5],
    ['Khulna', 560],
    ['', 560],
  ])("returns the order's total for the district %j", (district, total) => {
    expect(readExpectedTotal(orderForm({ [QUOTED_CHARGES_FIELD]: charges }), district)).toBe(total);
  });

  it('returns the quoted total if it was already that of the district', () => {
    expect(readExpectedTotal(orderForm(), 'Dhaka')).toBe(560);
  });

  it('returns nothing if no total was quoted', () => {
    const form = orderForm({ expectedTotal: undefined, [QUOTED_CHARGES_FIELD]: charges });
    expect(readExpectedTotal(form, 'Dhaka')).toBeUndefined();
  });

  it.each([
    ['no list', '{"deliveryCharge":120}'],
    ['no JSON', '[{'],
    ['nothing', 'null'],
    ['an entry of nothing', '[null]'],
    ['an entry without a district', '[{"deliveryCharge":120,"withinDistrict":{}}]'],
    [
      'texts',
      '[{"deliveryCharge":"120","withinDistrict":{"district":"Dhaka","deliveryCharge":0}}]',
    ],
    [
      'more money than there is',
      '[{"deliveryCharge":1e999,"withinDistrict":{"district":"Dhaka","deliveryCharge":0}}]',
    ],
  ])('returns the quoted total if the charges are forged: %s', (_what, forged) => {
    expect(readExpectedTotal(orderForm({ [QUOTED_CHARGES_FIELD]: forged }), 'Dhaka')).toBe(560);
  });
});
