import { msg } from '@lingui/core/macro';
import type { PaymentState } from '@marketplace/contracts/commerce/paymentState';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';

const NOT_PAID = msg`not paid yet`;

/** Texts for the states of a payment. They follow the name of the payment method. */
export const PAYMENT_WORDS: Readonly<Record<PaymentState, MessageDescriptor>> = {
  cash: NOT_PAID,
  waiting: NOT_PAID,
  confirming: msg`being confirmed`,
  failed: NOT_PAID,
  stopped: NOT_PAID,
  'other-amount': NOT_PAID,
  paid: msg`paid`,
  'paid-back': msg`paid back`,
  'given-up': msg`cancelled`,
};
