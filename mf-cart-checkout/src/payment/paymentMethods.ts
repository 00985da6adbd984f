import { msg } from '@lingui/core/macro';
import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';

export const METHOD_NAMES: Readonly<Record<PaymentMethod, MessageDescriptor>> = {
  'cash-on-delivery': msg`Cash on delivery`,
  bkash: msg`bKash`,
  nagad: msg`Nagad`,
  card: msg`Card`,
};

/** One sentence per payment method that says how it works. */
export const METHOD_HINTS: Readonly<Record<PaymentMethod, MessageDescriptor>> = {
  'cash-on-delivery': msg`You pay the courier when your parcel is in your hands.`,
  bkash: msg`You pay on the page of bKash and come back here.`,
  nagad: msg`You pay on the page of Nagad and come back here.`,
  card: msg`You pay on the page of the bank and come back here.`,
};
