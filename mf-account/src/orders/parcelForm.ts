/** Fields of the form that cancels a parcel. It is sent to the list of orders, or to order tracking. */
export const PARCEL_FIELDS = {
  /** Uuid of the order. */
  order: 'order',
  /** Uuid of the parcel. */
  parcel: 'parcel',
  reason: 'reason',
} as const;
