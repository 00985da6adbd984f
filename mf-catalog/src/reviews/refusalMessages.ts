import { msg } from '@lingui/core/macro';
import type { IneligibilityReason } from '@marketplace/contracts/api/reviews';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';

/**
 * Reason why a shopper cannot write a review: the API's reason, or `visitor` if nobody is logged
 * in.
 */
export type Refusal = IneligibilityReason | 'visitor';

export const refusalMessages: Readonly<Record<Refusal, MessageDescriptor>> = {
  visitor: msg`Please log in to write a review`,
  'not-bought': msg`Only customers who bought this product can review it`,
  'not-received': msg`You can review this product once it has been delivered to you`,
  'already-reviewed': msg`You have already reviewed this product`,
};
