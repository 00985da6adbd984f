import * as z from 'zod/mini';
import { moment, taka } from './fields';

/**
 * Latest arrival of a parcel that is ordered now. Each moment is the end of a day in Dhaka, or a
 * time of day if the parcel contains only hot food.
 */
export const cartDelivery = z.object({
  /** District of the shop; `null` if the API does not know it. */
  district: z.nullable(z.string()),
  /** Latest arrival at an address in the shop's district. */
  withinDistrictBy: moment,
  /** Latest arrival at an address in any other district. */
  elsewhereBy: moment,
});
export type CartDelivery = z.infer<typeof cartDelivery>;

/** Cost of delivering a parcel within one district. */
export const districtCharge = z.object({
  /** District of the shop. */
  district: z.string(),
  /** API extension: name of the district in the language of the reply. */
  districtName: z.optional(z.string()),
  /** Cost in taka; never higher than the cost for other districts. */
  deliveryCharge: taka,
});
export type DistrictCharge = z.infer<typeof districtCharge>;

/**
 * Districts to which a product is delivered; both fields are left out if there is no restriction.
 */
export const deliveryArea = {
  /** Districts by their English names. */
  deliveredOnlyTo: z.optional(z.array(z.string())),
  /** API extension: names of these districts in the language of the reply, in the same order. */
  deliveredOnlyToNames: z.optional(z.array(z.string())),
};

/**
 * Delivery terms of a product, which depend on its shop and its sub-category. Amounts are in taka.
 */
export const productDelivery = z.object({
  /**
   * Cost of delivering a parcel from the shop. If the cost depends on the district, this is the
   * highest cost.
   */
  deliveryCharge: taka,
  /** Cost within the shop's own district; left out if it equals `deliveryCharge`. */
  withinDistrict: z.optional(districtCharge),
  /**
   * Lowest value of the goods for which the shop delivers a parcel free of charge; `null` if the
   * shop never does.
   */
  freeDeliveryFrom: z.nullable(taka),
  /**
   * Latest arrival of the product if it is ordered now. Left out if the product cannot be bought,
   * or if the API promises no day.
   */
  delivery: z.optional(cartDelivery),
  ...deliveryArea,
});
export type ProductDelivery = z.infer<typeof productDelivery>;
