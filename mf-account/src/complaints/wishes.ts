import { msg } from '@lingui/core/macro';
import type { ComplaintWish } from '@marketplace/contracts/api/complaints';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';

/** The wishes that a customer can choose, in the order of the form. */
export const WISHES: Readonly<Record<ComplaintWish, MessageDescriptor>> = {
  refund: msg`Money back`,
  replacement: msg`Another piece`,
  'price-reduction': msg`A part of the price back`,
};
