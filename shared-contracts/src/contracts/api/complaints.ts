import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import {
  count,
  done,
  moment,
  note,
  otherLanguage,
  picture,
  quantity,
  taka,
  uploadedImageUrls,
  uuid,
} from './fields';
import { refundWay } from './orderRefund';
import { listOf, pageOf, pageQuery } from './pagination';

/** Category of a complaint, e.g. a damaged item. */
export const problemCategory = z.object({
  uuid,
  name: z.string(),
  /** API extension: language of `name` if it differs from the reply's language. */
  nameLanguage: otherLanguage,
  /**
   * API extension: true if a customer can have this problem only with a delivered parcel. Otherwise
   * the customer can also complain before the delivery, e.g. about a late parcel.
   */
  needsDelivery: z.optional(z.boolean()),
});
export type ProblemCategory = z.infer<typeof problemCategory>;

/** Lists the categories of complaints in the order in which a form offers them. */
export const listProblemCategories = defineCall({
  id: 'listProblemCategories',
  summary: 'What a complaint can be about',
  method: 'GET',
  path: '/category/problem-categories',
  access: 'public',
  reply: listOf(problemCategory),
  errors: [],
  isTranslated: true,
  cacheSeconds: 60,
});

/**
 * Status of a complaint. The customer can change and delete the complaint while it is `open`. The
 * market sets the other statuses.
 */
export const complaintStatus = z.enum(['open', 'in-review', 'resolved', 'rejected']);
export type ComplaintStatus = z.infer<typeof complaintStatus>;

/** The customer's wish: a refund, a replacement, or a refund of a part of the price. */
export const complaintWish = z.enum(['refund', 'replacement', 'price-reduction']);
export type ComplaintWish = z.infer<typeof complaintWish>;

/** Decision of the market about a complaint. */
export const complaintOutcome = z.object({
  /** Kind of the decision. */
  kind: z.enum(['refund', 'replacement', 'refusal']),
  /** Number of pieces that are refunded or replaced; 0 for a refusal. */
  quantity: count,
  /** Refunded amount in taka; `null` if nothing is refunded. */
  amount: z.nullable(taka),
  /** Deadline of the refund; `null` if nothing is refunded. */
  dueBy: z.nullable(moment),
  /** Time of the refund; `null` if it is still due, or if nothing is refunded. */
  refundedAt: z.nullable(moment),
  /** True if the deadline of the refund has passed and the money is still due. */
  isLate: z.boolean(),
  /** API extension: uuid of the refund in the order; `null` if nothing is refunded. */
  refundUuid: z.nullish(uuid),
  ...refundWay,
  /** Reason for the decision, as plain text. */
  reason: z.string(),
  decidedAt: moment,
});
export type ComplaintOutcome = z.infer<typeof complaintOutcome>;

/** A complaint about one line of an order. */
export const complaint = z.object({
  uuid,
  /** Uuid of the order line that the complaint is about. */
  orderItemUuid: uuid,
  /** Uuid of the order that contains the line. */
  orderUuid: uuid,
  /** Number of the order, as the customer sees it. */
  orderNumber: z.string(),
  productName: z.string(),
  /** API extension: language of `productName` if it differs from the reply's language. */
  productNameLanguage: otherLanguage,
  /** Picture of the product at the time of the order. */
  smallImageUrl: z.nullable(z.string()),
  problemCategory,
  /** Plain text. */
  description: z.string(),
  /** The customer's pictures of the problem. */
  imageUrls: z.array(picture),
  status: complaintStatus,
  /** The market's answer, as plain text. */
  answer: z.nullable(z.string()),
  createdAt: moment,
  /** API extension: number of pieces of the order line that the complaint is about. */
  quantity: z.optional(quantity),
  /** API extension: number of pieces of the whole order line. */
  orderedQuantity: z.optional(quantity),
  /** API extension: what the customer wants; `null` if the customer has not said. */
  wish: z.nullish(complaintWish),
  /** API extension: deadline for the first answer of the market or shop. */
  takeUpBy: z.optional(moment),
  /** API extension: when the market or shop first answered; `null` if nobody has answered yet. */
  takenUpAt: z.nullish(moment),
  /** API extension: true if the deadline for the first answer has passed without an answer. */
  isTakeUpLate: z.optional(z.boolean()),
  /** API extension: the decision; `null` if there is none, or if the complaint was reopened. */
  outcome: z.nullish(complaintOutcome),
  /**
   * API extension: until when the customer can reopen the settled complaint; `null` if it is not
   * settled, or can no longer be reopened.
   */
  reopenableUntil: z.nullish(moment),
});
export type Complaint = z.infer<typeof complaint>;

/** The fields of a complaint that an order shows. */
export const orderComplaint = z.pick(complaint, {
  uuid: true,
  orderItemUuid: true,
  status: true,
  quantity: true,
  takeUpBy: true,
  takenUpAt: true,
  isTakeUpLate: true,
  outcome: true,
});
export type OrderComplaint = z.infer<typeof orderComplaint>;

const complaintInput = z.object({
  /** Uuid of a line of one of the customer's own orders. */
  orderItemUuid: uuid,
  /** Uuid of a category from `listProblemCategories`. */
  problemCategoryUuid: uuid,
  /** Description of the problem, as plain text. */
  description: note(),
  imageUrls: uploadedImageUrls,
  /**
   * API extension: number of pieces of the line; by default all pieces that no other complaint
   * covers.
   */
  quantity: z.optional(quantity),
  /** API extension: what the customer wants. */
  wish: z.nullish(complaintWish),
});
export type ComplaintInput = z.infer<typeof complaintInput>;

/** Path parameters of a call about one complaint. */
export const complaintParams = z.object({
  /** Uuid of one of the customer's own complaints. */
  uuid,
});

/**
 * Lists the customer's complaints, the newest first. 6 per page by default (specification section
 * 9). API extension: calls for complaints accept the token of a guest's order (`takesComplaints`). The
 * token opens only the complaints about that order; every other complaint gets the 404.
 */
export const listComplaints = defineCall({
  id: 'listComplaints',
  summary: "The customer's complaints, newest first",
  method: 'GET',
  path: '/complain/order',
  access: 'customer',
  isForGuests: true,
  query: z.object(pageQuery(6)),
  reply: pageOf(complaint),
  errors: [400, 401],
  isTranslated: true,
});

/**
 * Creates a complaint about an order line. 400 for an unknown category, and for a picture that is
 * not the customer's own upload or is already used. 404 for a line of another customer's order. 409
 * if other complaints cover all pieces of the line (`already-open`) or leave fewer pieces
 * (`too-many-pieces`), and if the category needs a delivered parcel (`not-arrived`).
 */
export const createComplaint = defineCall({
  id: 'createComplaint',
  summary: 'Complain about a line of an order',
  method: 'POST',
  path: '/complain/order',
  access: 'customer',
  isForGuests: true,
  body: complaintInput,
  reply: complaint,
  errors: [400, 401, 404, 409],
  isTranslated: true,
  isIdempotent: true,
});

/**
 * Changes the given fields of a complaint. 400 as in `createComplaint`, 404 for another customer's
 * complaint. 409 as in `createComplaint`, and if the market is already reviewing the complaint.
 */
export const updateComplaint = defineCall({
  id: 'updateComplaint',
  summary: 'Change fields of an open complaint',
  method: 'PATCH',
  path: '/complain/order/{uuid}',
  access: 'customer',
  isForGuests: true,
  params: complaintParams,
  body: z.partial(z.omit(complaintInput, { orderItemUuid: true })),
  reply: complaint,
  errors: [400, 401, 404, 409],
  isTranslated: true,
});

/**
 * Deletes a complaint. 404 for another customer's complaint. 409 if the market is already reviewing
 * it.
 */
export const deleteComplaint = defineCall({
  id: 'deleteComplaint',
  summary: 'Take an open complaint back',
  method: 'DELETE',
  path: '/complain/order/{uuid}',
  access: 'customer',
  isForGuests: true,
  params: complaintParams,
  reply: done,
  errors: [401, 404, 409],
});
