import type { ComplaintCase, ComplaintMessage } from '@marketplace/contracts/api/complaintCases';
import type { ComplaintOutcome } from '@marketplace/contracts/api/complaints';
import { buildComplaint, storedPicture } from './buildComplaint';

/** Builds a granted refund of two pieces that is still due. */
export const buildOutcome = (changes: Partial<ComplaintOutcome> = {}): ComplaintOutcome => ({
  kind: 'refund',
  quantity: 2,
  amount: 1200.5,
  dueBy: '2024-05-20T17:59:59.999Z',
  refundedAt: null,
  isLate: false,
  reason: 'We are sorry.',
  decidedAt: '2024-05-10T09:30:00.000Z',
  ...changes,
});

const CUSTOMER_MESSAGE: ComplaintMessage = {
  uuid: '0f0c1d1e-0000-4000-8000-000000000701',
  author: 'customer',
  text: 'Here is a picture.',
  imageUrls: [storedPicture(3)],
  createdAt: '2024-05-06T10:30:00.000Z',
};
const SHOP_MESSAGE: ComplaintMessage = {
  uuid: '0f0c1d1e-0000-4000-8000-000000000702',
  author: 'shop',
  text: 'We ask the courier.',
  imageUrls: [],
  createdAt: '2024-05-07T10:30:00.000Z',
};

/**
 * Builds an open complaint with a message of the customer. If `changes` contains an outcome, it is
 * the only outcome, and its reason is the answer.
 */
export const buildComplaintCase = (changes: Partial<ComplaintCase> = {}): ComplaintCase => ({
  ...buildComplaint({ quantity: 2, orderedQuantity: 2, wish: 'refund' }),
  takeUpBy: '2024-05-09T17:59:59.999Z',
  takenUpAt: changes.outcome?.decidedAt ?? null,
  isTakeUpLate: false,
  outcome: null,
  reopenableUntil: null,
  outcomes: changes.outcome ? [changes.outcome] : [],
  messages: [CUSTOMER_MESSAGE],
  ...(changes.outcome && { answer: changes.outcome.reason }),
  ...changes,
});

/** Builds a complaint that the shop has answered. */
export const buildAnsweredCase = (changes: Partial<ComplaintCase> = {}): ComplaintCase =>
  buildComplaintCase({
    status: 'in-review',
    takenUpAt: SHOP_MESSAGE.createdAt,
    answer: SHOP_MESSAGE.text,
    messages: [CUSTOMER_MESSAGE, SHOP_MESSAGE],
    ...changes,
  });
