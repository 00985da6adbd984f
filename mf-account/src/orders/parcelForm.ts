/**
 * Fields of the forms that cancel a parcel or report it as not received. They are posted to the pages
 * of the lists of orders and of complaints.
 */
export const PARCEL_FIELDS = {
  /** Uuid of the order. */
  order: 'order',
  /** Uuid of the parcel. */
  parcel: 'parcel',
} as const;
