import type { CartDelivery, CartParcel } from '../api/publicCart';
import { toPaisa, toTaka } from './money';

const nameOf = (district: string) => district.trim().toLowerCase();

/**
 * Latest moment at which a parcel arrives at an address. The cart page and the API that takes the
 * order use the same rule.
 * @param district the address's district, in upper or lower case
 */
export function deliveredBy(delivery: CartDelivery, district: string): string {
  return isWithin(delivery.district, district) ? delivery.withinDistrictBy : delivery.elsewhereBy;
}

/** True if the latest arrival is the same at every address, as for hot food. */
export const isSameEverywhere = ({ withinDistrictBy, elsewhereBy }: CartDelivery): boolean =>
  withinDistrictBy === elsewhereBy;

/**
 * True if an address is in the shop's own district. Upper and lower case do not matter.
 * @param own district of the shop; `null` if unknown
 * @param district district of the address
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
 * Amount in taka by which delivery to an address costs less than a cart's `deliveryCharge`.
 * @param district the address's district, in upper or lower case; if it is empty, the result is 0
 */
export function savedOnDelivery(parcels: readonly ParcelCharges[], district: string): number {
  const savedPaisa = parcels.reduce(
    (sum, parcel) => sum + toPaisa(parcel.deliveryCharge) - toPaisa(chargeTo(parcel, district)),
    0,
  );
  return toTaka(savedPaisa);
}
