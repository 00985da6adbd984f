/** What a shop's parcel costs to deliver, in paisa: 60 taka, whatever is in it. */
export const PARCEL_CHARGE_PAISA = 6000;
