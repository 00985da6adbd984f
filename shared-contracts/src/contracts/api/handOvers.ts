import * as z from 'zod/mini';
import { complaint } from './complaints';
import { defineCall } from './defineCall';
import { moment, note, uuid } from './fields';
import { listOf } from './pagination';

/** The courier's proof that a parcel was handed over. */
export const handOver = z.object({
  /** Uuid of one of the order's parcels. */
  parcelUuid: uuid,
  handedOverAt: moment,
  /** Area of the delivery address, in the language of the reply, e.g. `Gulshan 1, Gulshan, Dhaka`. */
  area: z.string(),
  /** Code that the recipient gave to the courier; `null` if the courier asked for none. */
  code: z.nullable(z.string()),
  /** Until when the customer can report the parcel (`reportNotReceived`). */
  reportableUntil: moment,
});
export type HandOver = z.infer<typeof handOver>;

/**
 * Opens a complaint about each line of a delivered parcel that the customer has not received.
 * Leaves out lines whose pieces are all in other cases. 404 for another customer's order, and for a
 * parcel of another order. 409 `not-arrived` if the parcel is not delivered, 409
 * `not-received-late` if it was delivered 48 hours ago or earlier. If no pieces are left, 409
 * `already-open` if one of those cases is open, otherwise 409 `too-many-pieces`. Later, the customer
 * can still complain about a line (`createComplaint`).
 */
export const reportNotReceived = defineCall({
  id: 'reportNotReceived',
  summary: 'Report a delivered parcel as not received',
  method: 'POST',
  path: '/order/my-order/{id}/parcel/{parcelUuid}/not-received',
  access: 'customer',
  isForGuests: true,
  params: z.object({
    /** Uuid of the order. */
    id: uuid,
    /** Uuid of the parcel. */
    parcelUuid: uuid,
  }),
  body: z.object({
    /** Description for the complaints, as plain text. */
    description: note(),
  }),
  reply: listOf(complaint),
  errors: [400, 401, 404, 409],
  isTranslated: true,
  isIdempotent: true,
  isExtension: true,
});
