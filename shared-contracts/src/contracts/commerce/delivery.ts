import type { CartDelivery, CartParcel } from '../api/publicCart';
import { toPaisa, toTaka } from './money';

const nameOf = (district: string) => district.trim().toLowerCase();

/**
 * The last moment of the day by which a parcel arrives at an address: one rule for the page before the
 * order and for the host that makes it.
 * @param district of the address, in any case
 */
export function deliveredBy(delivery: CartDelivery, district: string): string {
  return isWithin(delivery.district, district) ? delivery.withinDistrictBy : delivery.elsewhereBy;
}

/**
 * True where a shop sends within its own district, in any case.
 * @param own the shop's; `null` where nobody knows it
 */
export const isWithin = (own: string | null, district: string): boolean =>
  own !== null && nameOf(own) === nameOf(district);

/**
 * True where something is delivered to an address.
 * @param areas districts that it is delivered to alone; `undefined` for all
 * @param district of the address, in any case
 */
export const isDeliveredTo = (areas: readonly string[] | undefined, district: string): boolean =>
  areas === undefined || areas.some((area) => isWithin(area, district));

interface DeliveryArea {
  deliveredOnlyTo?: string[] | undefined;
  deliveredOnlyToNames?: string[] | undefined;
}

/** The districts that something is delivered to alone, as a text; `undefined` for all. */
export const areaText = ({
  deliveredOnlyTo,
  deliveredOnlyToNames = deliveredOnlyTo,
}: DeliveryArea) => deliveredOnlyToNames?.join(', ');

/** Charges for delivering a parcel of a cart. */
export type ParcelCharges = Pick<CartParcel, 'deliveryCharge' | 'withinDistrict'>;

/**
 * Charge, in taka, for delivering a parcel to an address.
 * @param district of the address, in any case; empty while it is not known, for the most it can become
 */
export const chargeTo = (
  { deliveryCharge, withinDistrict }: ParcelCharges,
  district: string,
): number =>
  withinDistrict && isWithin(withinDistrict.district, district)
    ? withinDistrict.deliveryCharge
    : deliveryCharge;

/**
 * The saving, in taka, of delivering a cart's parcels to an address, beside the cart's `deliveryCharge`.
 * @param district of the address, in any case; empty while it is not known, when it is nothing
 */
export function savedOnDelivery(parcels: readonly ParcelCharges[], district: string): number {
  const savedPaisa = parcels.reduce(
    (sum, parcel) => sum + toPaisa(parcel.deliveryCharge) - toPaisa(chargeTo(parcel, district)),
    0,
  );
  return toTaka(savedPaisa);
}
