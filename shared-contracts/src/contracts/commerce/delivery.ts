import type { CartDelivery, CartParcel } from '../api/publicCart';
import { toPaisa, toTaka } from './money';

const nameOf = (district: string) => district.trim().toLowerCase();

/**
 * Moment until which a parcel arrives at an address. The cart page and the host that takes the order
 * use the same rule.
 * @param district the address's district, in upper or lower case
 */
export function deliveredBy(delivery: CartDelivery, district: string): string {
  return isWithin(delivery.district, district) ? delivery.withinDistrictBy : delivery.elsewhereBy;
}

/** True if a parcel arrives until the same moment at every address, such as hot food. */
export const isSameEverywhere = ({ withinDistrictBy, elsewhereBy }: CartDelivery): boolean =>
  withinDistrictBy === elsewhereBy;

/**
 * True if a shop sends a parcel within its own district. Upper and lower case do not matter.
 * @param own district of the shop; `null` if unknown
 */
export const isWithin = (own: string | null, district: string): boolean =>
  own !== null && nameOf(own) === nameOf(district);

/**
 * True if a product is delivered to an address.
 * @param areas districts to which it is delivered; `undefined` if there is no restriction
 * @param district the address's district, in upper or lower case
 */
export const isDeliveredTo = (areas: readonly string[] | undefined, district: string): boolean =>
  areas === undefined || areas.some((area) => isWithin(area, district));

interface DeliveryArea {
  deliveredOnlyTo?: string[] | undefined;
  deliveredOnlyToNames?: string[] | undefined;
}

/**
 * Text with the districts to which a product is delivered; `undefined` if there is no restriction.
 */
export const areaText = ({
  deliveredOnlyTo,
  deliveredOnlyToNames = deliveredOnlyTo,
}: DeliveryArea) => deliveredOnlyToNames?.join(', ');

/** Charges for the delivery of a parcel of a cart. */
export type ParcelCharges = Pick<CartParcel, 'deliveryCharge' | 'withinDistrict'>;

/**
 * Charge in taka for delivering a parcel to an address.
 * @param district the address's district, in upper or lower case; if it is empty, the result is
 * the highest charge
 */
export const chargeTo = (
  { deliveryCharge, withinDistrict }: ParcelCharges,
  district: string,
): number =>
  withinDistrict && isWithin(withinDistrict.district, district)
    ? withinDistrict.deliveryCharge
    : deliveryCharge;

/**
 * Difference in taka between a cart's `deliveryCharge` and the charge for delivering its parcels to
 * an address.
 * @param district the address's district, in upper or lower case; if it is empty, the result is 0
 */
export function savedOnDelivery(parcels: readonly ParcelCharges[], district: string): number {
  const savedPaisa = parcels.reduce(
    (sum, parcel) => sum + toPaisa(parcel.deliveryCharge) - toPaisa(chargeTo(parcel, district)),
    0,
  );
  return toTaka(savedPaisa);
}
