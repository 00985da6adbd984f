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
  ])('returns the total for a delivery to the district %j', (district, total) => {
    expect(readExpectedTotal(orderForm({ [QUOTED_CHARGES_FIELD]: charges }), district)).toBe(total);
  });

  it('returns the total in the form if the form contains no charges by district', () => {
    expect(readExpectedTotal(orderForm(), 'Dhaka')).toBe(560);
  });

  it('returns undefined if the form contains no total', () => {
    const form = orderForm({ expectedTotal: undefined, [QUOTED_CHARGES_FIELD]: charges });
    expect(readExpectedTotal(form, 'Dhaka')).toBeUndefined();
  });

  it.each([
    ['an object instead of a list', '{"deliveryCharge":120}'],
    ['malformed JSON', '[{'],
    ['null', 'null'],
    ['an entry that is null', '[null]'],
    ['an entry without a district', '[{"deliveryCharge":120,"withinDistrict":{}}]'],
    [
      'amounts as texts',
      '[{"deliveryCharge":"120","withinDistrict":{"district":"Dhaka","deliveryCharge":0}}]',
    ],
    [
      'an infinite amount',
      '[{"deliveryCharge":1e999,"withinDistrict":{"district":"Dhaka","deliveryCharge":0}}]',
    ],
  ])('returns the total in the form if the charges are forged: %s', (_what, forged) => {
    expect(readExpectedTotal(orderForm({ [QUOTED_CHARGES_FIELD]: forged }), 'Dhaka')).toBe(560);
  });
});
