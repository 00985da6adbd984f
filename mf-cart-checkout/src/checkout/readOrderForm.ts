import type { CallInput } from '@marketplace/contracts/api/defineCall';
import type { placeOrder } from '@marketplace/contracts/api/orders';
import { severalLines } from '@marketplace/contracts/api/typedText';
import type { FieldProblems } from '@marketplace/contracts/forms/FieldProblems';
import { readAddress } from '@marketplace/contracts/forms/readAddress';
import { readMethod } from '../payment/paymentRequests';
import { NEW_ADDRESS } from './checkoutDraft';
import { readExpectedTotal } from './quotedCharges';

export type OrderBody = CallInput<typeof placeOrder>['body'];

/** Parses the checkout form into an order's request body, or returns the problems of its fields. */
export function readOrderForm(form: FormData): { body: OrderBody } | { problems: FieldProblems } {
  const shipping = readAddress(form, 'shipping', form.get('shippingChoice') === NEW_ADDRESS);
  const billing = form.has('isBillingSame') ? shipping : readAddress(form, 'billing');
  if ('problems' in shipping || 'problems' in billing) {
    return {
      problems: {
        ...('problems' in shipping && shipping.problems),
        ...('problems' in billing && billing.problems),
      },
    };
  }
  const expectedTotal = readExpectedTotal(form, shipping.address.district);
  return {
    body: {
      cartUuid: String(form.get('cartUuid')),
      shippingAddress: shipping.address,
      billingAddress: billing.address,
      paymentMethod: readMethod(form),
      note: severalLines(String(form.get('note') ?? '')),
      expectedSubtotal: Number(form.get('expectedSubtotal')),
      ...(expectedTotal !== undefined && { expectedTotal }),
    },
  };
}
