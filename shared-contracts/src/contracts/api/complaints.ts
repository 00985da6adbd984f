import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { done, moment, note, otherLanguage, picture, uploadedImageUrls, uuid } from './fields';
import { listOf, pageOf, pageQuery } from './pagination';

/** Category of a complaint, e.g. a damaged item. */
export const problemCategory = z.object({
  uuid,
  name: z.string(),
  /** API extension: language of `name` if it differs from the reply's language. */
  nameLanguage: otherLanguage,
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
});
export type Complaint = z.infer<typeof complaint>;

const complaintInput = z.object({
  /** Uuid of a line of one of the customer's own orders. */
  orderItemUuid: uuid,
  /** Uuid of a category from `listProblemCategories`. */
  problemCategoryUuid: uuid,
  /** Description of the problem, as plain text. */
  description: note(),
  imageUrls: uploadedImageUrls,
});
export type ComplaintInput = z.infer<typeof complaintInput>;

const complaintParams = z.object({
  /** Uuid of one of the customer's own complaints. */
  uuid,
});

/**
 * Lists the customer's complaints, the newest first. 6 per page by default (specification section
 * 9).
 */
export const listComplaints = defineCall({
  id: 'listComplaints',
  summary: "The customer's complaints, newest first",
  method: 'GET',
  path: '/complain/order',
  access: 'customer',
  query: z.object(pageQuery(6)),
  reply: pageOf(complaint),
  errors: [400, 401],
  isTranslated: true,
});

/**
 * Creates a complaint about an order line. 400 for an unknown category, and for a picture that is
 * not the customer's own upload or is already used. 404 for a line of another customer's order. 409
 * if the line already has a complaint that is not settled.
 */
export const createComplaint = defineCall({
  id: 'createComplaint',
  summary: 'Complain about a line of an order',
  method: 'POST',
  path: '/complain/order',
  access: 'customer',
  body: complaintInput,
  reply: complaint,
  errors: [400, 401, 404, 409],
  isTranslated: true,
  isIdempotent: true,
});

/**
 * Changes the given fields of a complaint. 400 as in `createComplaint`, 404 for another customer's
 * complaint. 409 if the market has begun to review it.
 */
export const updateComplaint = defineCall({
  id: 'updateComplaint',
  summary: 'Change fields of an open complaint',
  method: 'PATCH',
  path: '/complain/order/{uuid}',
  access: 'customer',
  params: complaintParams,
  body: z.partial(z.omit(complaintInput, { orderItemUuid: true })),
  reply: complaint,
  errors: [400, 401, 404, 409],
  isTranslated: true,
});

/**
 * Deletes a complaint. 404 for another customer's complaint. 409 if the market has begun to review
 * it.
 */
export const deleteComplaint = defineCall({
  id: 'deleteComplaint',
  summary: 'Take an open complaint back',
  method: 'DELETE',
  path: '/complain/order/{uuid}',
  access: 'customer',
  params: complaintParams,
  reply: done,
  errors: [401, 404, 409],
});
