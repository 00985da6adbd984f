/**
 * Fields of the forms that cancel a parcel or report it as not received. They are posted to the
 * pages of the lists of orders and of complaints, or to order tracking.
 */
export const PARCEL_FIELDS = {
  /** Uuid of the order. */
  order: 'order',
  /** Uuid of the parcel. */
  parcel: 'parcel',
  reason: 'reason',
} as const;
