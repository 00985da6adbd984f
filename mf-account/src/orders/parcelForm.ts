/** Fields of the form that cancels a parcel. It is posted to the page of the list of orders. */
export const PARCEL_FIELDS = {
  /** Uuid of the order. */
  order: 'order',
  /** Uuid of the parcel. */
  parcel: 'parcel',
} as const;
