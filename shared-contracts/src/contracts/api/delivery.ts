import * as z from 'zod/mini';
import { moment, taka } from './fields';

/** Last days of a parcel's delivery, each as its last moment in Dhaka, if it were ordered now. */
export const cartDelivery = z.object({
  /** The shop's; `null` where the host does not know it. */
  district: z.nullable(z.string()),
  /** For an address in that district. */
  withinDistrictBy: moment,
  /** For any other. */
  elsewhereBy: moment,
});
export type CartDelivery = z.infer<typeof cartDelivery>;

/** Cost of delivering a parcel within one district. */
export const districtCharge = z.object({
  /** The shop's. */
  district: z.string(),
  /** Extension: what it is called in the language of the reply. */
  districtName: z.optional(z.string()),
  /** In taka; never more than elsewhere. */
  deliveryCharge: taka,
});
export type DistrictCharge = z.infer<typeof districtCharge>;

/** Places that something is delivered to alone; both are left out where it is delivered to all. */
export const deliveryArea = {
  /** Districts by their English names. */
  deliveredOnlyTo: z.optional(z.array(z.string())),
  /** Extension: what these are called in the language of the reply, in the same order. */
  deliveredOnlyToNames: z.optional(z.array(z.string())),
};

/** Terms of delivering one thing, by its shop and its sub-category. Amounts in taka. */
export const productDelivery = z.object({
  /** Cost of delivering a parcel of its shop; the most where it depends on the district. */
  deliveryCharge: taka,
  /** Cost in the shop's own district; left out where that is the same. */
  withinDistrict: z.optional(districtCharge),
  /** Sum of a parcel's lines from which its shop delivers free of charge; `null` where it never does. */
  freeDeliveryFrom: z.nullable(taka),
  /** Until when it would arrive; left out by a host that promises no day. */
  delivery: z.optional(cartDelivery),
  ...deliveryArea,
});
export type ProductDelivery = z.infer<typeof productDelivery>;
