import { isChargedAsSeen } from './isChargedAsSeen';

const shippingAddress = {
  name: 'Rahim Uddin',
  phone: '+8801711000009',
  division: 'Dhaka',
  district: 'Dhaka',
  upazila: 'Gulshan',
  area: 'Gulshan 1',
  street: 'House 5, Road 11',
};
const cartParcels = [
  {
    shopName: 'Padma Fish',
    shopHandle: 'padma-fish',
    subtotal: 250,
    deliveryCharge: 120,
    withinDistrict: { district: 'Dhaka', deliveryCharge: 60.1 },
    freeDeliveryFrom: null,
  },
];
const seen = { deliveryCharge: 120, cartParcels };

it.each([
  ['true for the charge that the cart states for the district of the address', 60.1, seen, true],
  ['false for the charge that the cart states for other districts', 120, seen, false],
  ['false for one paisa more than the cart states', 60.11, seen, false],
  ['true for the charge of a cart without parcels', 120, { deliveryCharge: 120 }, true],
  ['true for any charge if the cart states none', 75, {}, true],
])('isChargedAsSeen is %s', (_what, deliveryCharge, cart, expected) => {
  expect(isChargedAsSeen({ deliveryCharge, shippingAddress }, cart)).toBe(expected);
});
