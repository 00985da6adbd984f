import * as z from 'zod/mini';

/** Data of a parcel's seller for the invoice, as they were when the order was placed. */
export const parcelSeller = z.object({
  /** Postal address in one line; `null` if the shop has named none. */
  address: z.nullable(z.string()),
  /** Business identification number for VAT; `null` if the shop has none. */
  bin: z.nullable(z.string()),
});
