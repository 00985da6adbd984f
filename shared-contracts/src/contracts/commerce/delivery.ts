import type { CartDelivery, CartParcel } from '../api/publicCart';
import { toPaisa, toTaka } from './money';

const nameOf = (district: string) => district.trim().toLowerCase();

/**
 * The deadline of a parcel for an address: the last moment of a day in Dhaka. The cart page and the
 * host that takes the order use the same rule.
 * @param district of the address, in any case
 */
export function deliveredBy(delivery: CartDelivery, district: string): string {
  return isWithin(delivery.district, district) ? delivery.withinDistrictBy : delivery.elsewhereBy;
}

/**
 * True if a shop sends to its own district; case does not matter.
 * @param own district of the shop; `null` if unknown
 */
export const isWithin = (own: string | null, district: string): boolean =>
  own !== null && nameOf(own) === nameOf(district);

/**
 * True if something is delivered to an address.
 * @param areas districts to which it is delivered; `undefined` for all
 * @param district of the address, in any case
 */
export const isDeliveredTo = (areas: readonly string[] | undefined, district: string): boolean =>
  areas === undefined || areas.some((area) => isWithin(area, district));

interface DeliveryArea {
  deliveredOnlyTo?: string[] | undefined;
  deliveredOnlyToNames?: string[] | undefined;
}

/**
 * Text with the districts to which something is delivered; `undefined` if it is delivered to all.
 */
export const areaText = ({
  deliveredOnlyTo,
  deliveredOnlyToNames = deliveredOnlyTo,
}: DeliveryArea) => deliveredOnlyToNames?.join(', ');

/** Charges for delivering a parcel of a cart. */
export type ParcelCharges = Pick<CartParcel, 'deliveryCharge' | 'withinDistrict'>;

/**
 * Charge in taka for delivering a parcel to an address.
 * @param district of the address, in any case; if it is empty, the result is the highest charge
 */
export const chargeTo = (
  { deliveryCharge, withinDistrict }: ParcelCharges,
  district: string,
): number =>
  withinDistrict && isWithin(withinDistrict.district, district)
    ? withinDistrict.deliveryCharge
    : deliveryCharge;

/**
 * Saving in taka on a cart's `deliveryCharge` when its parcels are delivered to an address.
 * @param district of the address, in any case; if it is empty, the result is 0
 */
export function savedOnDelivery(parcels: readonly ParcelCharges[], district: string): number {
  const savedPaisa = parcels.reduce(
    (sum, parcel) => sum + toPaisa(parcel.deliveryCharge) - toPaisa(chargeTo(parcel, district)),
    0,
  );
  return toTaka(savedPaisa);
}
