import type { ProductDelivery } from '@marketplace/contracts/api/delivery';
import { isWithin } from '@marketplace/contracts/commerce/delivery';
import { toTaka } from '@marketplace/contracts/commerce/money';
import { districtName } from '../customers/locations';
import type { ApiContext } from '../http/Handlers';
import { promiseDelivery } from './deliveryPromise';

/** Delivery terms of a shop; amounts are in paisa. */
export interface DeliveryTerms {
  /** District from which the shop sends; null if unknown. */
  district: string | null;
  deliveryChargePaisa: number;
  /** Charge within the shop's district; null if the usual charge applies there. */
  deliveryChargeWithinDistrictPaisa: number | null;
  /** Subtotal of a parcel from which delivery is free; null if delivery is never free. */
  freeDeliveryFromPaisa: number | null;
}

/** A line of a cart or an order, with the terms of its shop. */
export interface ChargeableLine extends DeliveryTerms {
  shopHandle: string;
  totalPaisa: number;
}

export interface ChargedParcel<Line> {
  /** First line of the parcel, which names the shop. */
  line: Line;
  subtotalPaisa: number;
  /** Charge for delivery to the requested district. */
  deliveryChargePaisa: number;
  /** The charge within the shop's district, if it is lower. */
  withinDistrict: { district: string; deliveryChargePaisa: number } | undefined;
}

/**
 * Groups lines into parcels, one per shop in the sequence of the lines, and computes the charge of
 * each. Cart, order and product page all use this function.
 * @param district district of the address, in upper or lower case; empty if unknown, which gives
 * the highest charge
 */
export function chargeParcels<Line extends ChargeableLine>(
  lines: readonly Line[],
  district: string,
): ChargedParcel<Line>[] {
  const shops = new Map<string, { line: Line; subtotalPaisa: number }>();
  for (const line of lines) {
    const { subtotalPaisa = 0, line: first = line } = shops.get(line.shopHandle) ?? {};
    shops.set(line.shopHandle, { line: first, subtotalPaisa: subtotalPaisa + line.totalPaisa });
  }
  return [...shops.values()].map(({ line, subtotalPaisa }) => {
    const isFree =
      line.freeDeliveryFromPaisa !== null && subtotalPaisa >= line.freeDeliveryFromPaisa;
    const withinDistrict = isFree ? undefined : lessWithinDistrict(line);
    const elsewherePaisa = isFree ? 0 : line.deliveryChargePaisa;
    const deliveryChargePaisa =
      withinDistrict && isWithin(withinDistrict.district, district)
        ? withinDistrict.deliveryChargePaisa
        : elsewherePaisa;
    return { line, subtotalPaisa, deliveryChargePaisa, withinDistrict };
  });
}

function lessWithinDistrict(terms: DeliveryTerms) {
  const { district, deliveryChargePaisa, deliveryChargeWithinDistrictPaisa: within } = terms;
  if (district === null || within === null || within >= deliveryChargePaisa) return undefined;
  return { district, deliveryChargePaisa: within };
}

/** Delivery terms as replies about carts and products contain them. */
export const describeTerms = (
  { freeDeliveryFromPaisa, district }: DeliveryTerms,
  { deliveryChargePaisa, withinDistrict }: Omit<ChargedParcel<unknown>, 'line'>,
  { now, language }: Pick<ApiContext, 'now' | 'language'>,
): Omit<ProductDelivery, 'deliveredOnlyTo' | 'deliveredOnlyToNames'> => ({
  deliveryCharge: toTaka(deliveryChargePaisa),
  withinDistrict: withinDistrict && {
    district: withinDistrict.district,
    districtName: districtName(withinDistrict.district, language),
    deliveryCharge: toTaka(withinDistrict.deliveryChargePaisa),
  },
  freeDeliveryFrom: freeDeliveryFromPaisa === null ? null : toTaka(freeDeliveryFromPaisa),
  delivery: promiseDelivery(district, now()),
});

export const sumCharges = (parcels: readonly ChargedParcel<unknown>[]): number =>
  parcels.reduce((sum, { deliveryChargePaisa }) => sum + deliveryChargePaisa, 0);
