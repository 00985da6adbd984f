/**
 * Fields of the forms that cancel an order or a parcel, or report a parcel as not received. They are posted to the
 * pages of the lists of orders and of complaints, or to order tracking.
 */
export const PARCEL_FIELDS = {
  /** Uuid of the order. */
  order: 'order',
  /** Uuid of the parcel. */
  parcel: 'parcel',
  /** Present in a form about the whole order, which names no parcel. */
  whole: 'whole',
  reason: 'reason',
} as const;
