import type { ProductDelivery } from '@marketplace/contracts/api/delivery';
import { isWithin } from '@marketplace/contracts/commerce/delivery';
import { toTaka } from '@marketplace/contracts/commerce/money';
import { districtName } from '../customers/locations';
import type { ApiContext } from '../http/Handlers';
import { deliveryAreaOf, type LocalThing } from './deliveryArea';
import { type LeadTime, promiseDelivery } from './deliveryPromise';

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
export interface ChargeableLine extends DeliveryTerms, LocalThing {
  shopHandle: string;
  totalPaisa: number;
}

export interface ChargedParcel<Line> {
  /** First line of the parcel, which names the shop. */
  line: Line;
  lines: readonly Line[];
  subtotalPaisa: number;
  /** Charge for delivery to the requested district. */
  deliveryChargePaisa: number;
  /** The charge within the shop's district, if it is lower. */
  withinDistrict: { district: string; deliveryChargePaisa: number } | undefined;
}

/**
 * Groups lines into parcels, one for each shop in the order of the lines, and computes the delivery
 * charge of each parcel. Carts, orders and product pages all use this function.
 * @param district district of the address, in upper or lower case; empty if unknown. The charge for
 * an unknown district is the highest
 */
export function chargeParcels<Line extends ChargeableLine>(
  lines: readonly Line[],
  district: string,
): ChargedParcel<Line>[] {
  const shops = new Map<string, [Line, ...Line[]]>();
  for (const line of lines) {
    const others = shops.get(line.shopHandle);
    if (others) others.push(line);
    else shops.set(line.shopHandle, [line]);
  }
  return [...shops.values()].map((ofShop) => {
    const [line] = ofShop;
    const subtotalPaisa = ofShop.reduce((sum, { totalPaisa }) => sum + totalPaisa, 0);
    const isFree =
      line.freeDeliveryFromPaisa !== null && subtotalPaisa >= line.freeDeliveryFromPaisa;
    const less = isFree ? undefined : lessWithinDistrict(line);
    // If a parcel is delivered only within the shop's district, that district's charge is the only
    // charge.
    const isLocal = ofShop.some(deliveryAreaOf);
    const withinDistrict = isLocal ? undefined : less;
    const usualPaisa = isLocal && less ? less.deliveryChargePaisa : line.deliveryChargePaisa;
    const elsewherePaisa = isFree ? 0 : usualPaisa;
    const deliveryChargePaisa =
      withinDistrict && isWithin(withinDistrict.district, district)
        ? withinDistrict.deliveryChargePaisa
        : elsewherePaisa;
    return { line, lines: ofShop, subtotalPaisa, deliveryChargePaisa, withinDistrict };
  });
}

function lessWithinDistrict(terms: DeliveryTerms) {
  const { district, deliveryChargePaisa, deliveryChargeWithinDistrictPaisa: within } = terms;
  if (district === null || within === null || within >= deliveryChargePaisa) return undefined;
  return { district, deliveryChargePaisa: within };
}

export interface DescribedLine extends DeliveryTerms, LeadTime {
  canBeBought: boolean;
}

/**
 * Converts delivery terms to the fields that replies about carts and products contain. If nothing
 * in a parcel can be bought, no day is promised.
 */
export const describeTerms = (
  {
    line: { freeDeliveryFromPaisa, district },
    lines,
    deliveryChargePaisa,
    withinDistrict,
  }: ChargedParcel<DescribedLine>,
  { now, language }: Pick<ApiContext, 'now' | 'language'>,
): Omit<ProductDelivery, 'deliveredOnlyTo' | 'deliveredOnlyToNames'> => ({
  deliveryCharge: toTaka(deliveryChargePaisa),
  withinDistrict: withinDistrict && {
    district: withinDistrict.district,
    districtName: districtName(withinDistrict.district, language),
    deliveryCharge: toTaka(withinDistrict.deliveryChargePaisa),
  },
  freeDeliveryFrom: freeDeliveryFromPaisa === null ? null : toTaka(freeDeliveryFromPaisa),
  delivery: promiseOf(district, lines, now()),
});

/** Promises when the lines that can be bought arrive; `undefined` if there are no such lines. */
function promiseOf(district: string | null, lines: readonly DescribedLine[], now: Date) {
  const bought = lines.filter(({ canBeBought }) => canBeBought);
  return bought.length > 0 ? promiseDelivery(district, bought, now) : undefined;
}

export const sumCharges = (parcels: readonly ChargedParcel<unknown>[]): number =>
  parcels.reduce((sum, { deliveryChargePaisa }) => sum + deliveryChargePaisa, 0);
