import { paymentStatusText } from './paymentTexts';

it.each([
  ['cash-on-delivery', 'pending', 'placed', 'To be paid when it arrives'],
  ['cash-on-delivery', 'pending', 'cancelled', 'Nothing to pay'],
  ['cash-on-delivery', 'paid', 'delivered', 'Paid'],
  ['bkash', 'pending', 'placed', 'Not paid yet'],
  ['nagad', 'failed', 'placed', 'Payment failed'],
  ['card', 'cancelled', 'cancelled', 'Payment cancelled'],
  ['bkash', 'refunded', 'cancelled', 'Paid back'],
] as const)(
  'says of a %s payment that is %s on an order that is %s: %s',
  (method, payment, status, text) => {
    const order = { paymentMethod: method, paymentStatus: payment, status };
    expect(paymentStatusText(order).message).toBe(text);
  },
);
