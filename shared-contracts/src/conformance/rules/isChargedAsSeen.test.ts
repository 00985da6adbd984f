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
  ['the charge that the cart states for its district', 60.1, seen, true],
  ['the charge that the cart states for other districts', 120, seen, false],
  ['one paisa more than the cart states', 60.11, seen, false],
  ['the charge of a cart without parcels', 120, { deliveryCharge: 120 }, true],
  ['any charge if the cart states none', 75, {}, true],
])(
  'isChargedAsSeen compares the delivery charge of an order with its cart: %s',
  (_what, deliveryCharge, cart, expected) => {
    expect(isChargedAsSeen({ deliveryCharge, shippingAddress }, cart)).toBe(expected);
  },
);
