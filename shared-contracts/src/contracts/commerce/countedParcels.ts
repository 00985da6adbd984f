interface ChangedOrder<Parcel> {
  parcels: readonly Parcel[];
  history: readonly { parcelUuid: string | null; status: string }[];
}

/**
 * Returns the parcels that the sums of an order contain: all except those that were cancelled
 * alone, before the rest of the order.
 */
export const countedParcels = <Parcel extends { uuid: string }>({
  parcels,
  history,
}: ChangedOrder<Parcel>): Parcel[] =>
  parcels.filter(
    ({ uuid }) =>
      !history.some(({ parcelUuid, status }) => parcelUuid === uuid && status === 'cancelled'),
  );
