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
  ['what the cart said for its district', 60.1, seen, true],
  ['what the cart said for others', 120, seen, false],
  ['a paisa more', 60.11, seen, false],
  ['what a cart without parcels said', 120, { deliveryCharge: 120 }, true],
  ['anything, where the cart said nothing', 75, {}, true],
])('an order is charged %s', (_what, deliveryCharge, cart, expected) => {
  expect(isChargedAsSeen({ deliveryCharge, shippingAddress }, cart)).toBe(expected);
});
