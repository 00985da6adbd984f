import type { Parcel } from '@marketplace/contracts/api/orders';
import { buildOrder } from '../testing/buildOrder';
import { nextParcel, orderSteps, paymentStatusMessage } from './orderProgress';

it.each([
  ['placed', 'placed:current confirmed:ahead shipped:ahead delivered:ahead'],
  ['confirmed', 'placed:reached confirmed:current shipped:ahead delivered:ahead'],
  ['shipped', 'placed:reached confirmed:reached shipped:current delivered:ahead'],
  ['delivered', 'placed:reached confirmed:reached shipped:reached delivered:current'],
  ['cancelled', 'placed:reached cancelled:current'],
] as const)('orderSteps returns the steps of an order with status %s', (status, way) => {
  const steps = orderSteps(status).map((step) => `${step.status}:${step.state}`);
  expect(steps.join(' ')).toBe(way);
});

it.each([
  ['cash-on-delivery', 'pending', 'placed', 'To be paid when it arrives'],
  ['cash-on-delivery', 'pending', 'cancelled', 'Nothing to pay'],
  ['cash-on-delivery', 'paid', 'delivered', 'Paid'],
  ['bkash', 'pending', 'placed', 'Not paid yet'],
  ['nagad', 'failed', 'placed', 'Payment failed'],
  ['card', 'cancelled', 'cancelled', 'Payment cancelled'],
  ['bkash', 'refunded', 'cancelled', 'Paid back'],
] as const)(
  'the text for a %s payment with status %s of an order with status %s is: %s',
  (method, payment, status, text) => {
    const order = { paymentMethod: method, paymentStatus: payment, status };
    expect(paymentStatusMessage(order).message).toBe(text);
  },
);

it.each<[string, Partial<Parcel>[], string | undefined]>([
  [
    'the parcel with the earliest promised day',
    [
      { shopName: 'A', expectedBy: '2024-05-12T17:59:59.999Z' },
      { shopName: 'B', expectedBy: '2024-05-10T17:59:59.999Z' },
    ],
    'B',
  ],
  [
    'a parcel with a promised day before a parcel without one',
    [
      { shopName: 'A', expectedBy: null },
      { shopName: 'B', expectedBy: '2024-05-10T17:59:59.999Z' },
    ],
    'B',
  ],
  [
    'no delivered or cancelled parcel',
    [
      { shopName: 'A', status: 'delivered' },
      { shopName: 'B', status: 'cancelled' },
    ],
    undefined,
  ],
])('nextParcel returns %s', (_, changes, shopName) => {
  const [parcel] = buildOrder().parcels;
  if (!parcel) throw new Error('no parcel');
  expect(nextParcel(changes.map((each) => ({ ...parcel, ...each })))?.shopName).toBe(shopName);
});
