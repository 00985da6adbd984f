import * as z from 'zod/mini';
import { complaint, complaintOutcome, complaintParams } from './complaints';
import { defineCall } from './defineCall';
import { moment, note, picture, uploadedImageUrls, uuid } from './fields';

/** A message about a complaint. */
export const complaintMessage = z.object({
  uuid,
  /** Who wrote the message. */
  author: z.enum(['customer', 'shop', 'market']),
  /** Plain text. */
  text: z.string(),
  /** Pictures that the customer attached. */
  imageUrls: z.array(picture),
  createdAt: moment,
});
export type ComplaintMessage = z.infer<typeof complaintMessage>;

/** A complaint with its messages and all its outcomes. */
export const complaintCase = z.object({
  ...complaint.shape,
  /** Messages, the oldest first. */
  messages: z.array(complaintMessage),
  /** Outcomes, the oldest first. A reopened complaint that was decided again has two. */
  outcomes: z.array(complaintOutcome),
});
export type ComplaintCase = z.infer<typeof complaintCase>;

const messageInput = z.object({
  /** Plain text. */
  text: note(),
  imageUrls: uploadedImageUrls,
});

/** Reads a complaint with its messages. 404 for another customer's complaint. */
export const getComplaint = defineCall({
  id: 'getComplaint',
  summary: 'A complaint with its messages and outcomes',
  method: 'GET',
  path: '/complain/order/{uuid}',
  access: 'customer',
  isForGuests: true,
  params: complaintParams,
  reply: complaintCase,
  errors: [401, 404],
  isTranslated: true,
  isExtension: true,
});

/**
 * Adds a message of the customer. 404 for another customer's complaint, 409 if the complaint is
 * settled (`complaint-settled`). A customer may write 30 messages an hour.
 */
export const writeComplaintMessage = defineCall({
  id: 'writeComplaintMessage',
  summary: 'Write a message about a complaint',
  method: 'POST',
  path: '/complain/order/{uuid}/message',
  access: 'customer',
  isForGuests: true,
  params: complaintParams,
  body: messageInput,
  reply: complaintCase,
  errors: [400, 401, 404, 409],
  isTranslated: true,
  isIdempotent: true,
  isExtension: true,
});

/**
 * Reopens a settled complaint, with a message that says why. Possible once, within 7 days after the
 * complaint was settled. 404 for another customer's complaint. 409 if the complaint is not settled,
 * too old or already reopened (`not-reopenable`), and if another complaint covers its pieces
 * (`already-open`, `too-many-pieces`).
 */
export const reopenComplaint = defineCall({
  id: 'reopenComplaint',
  summary: 'Reopen a settled complaint',
  method: 'POST',
  path: '/complain/order/{uuid}/reopen',
  access: 'customer',
  isForGuests: true,
  params: complaintParams,
  body: messageInput,
  reply: complaintCase,
  errors: [400, 401, 404, 409],
  isTranslated: true,
  isIdempotent: true,
  isExtension: true,
});
