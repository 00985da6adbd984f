import type { ProductDelivery } from '@marketplace/contracts/api/delivery';
import { isWithin } from '@marketplace/contracts/commerce/delivery';
import { toTaka } from '@marketplace/contracts/commerce/money';
import { districtName } from '../customers/locations';
import type { ApiContext } from '../http/Handlers';
import { promiseDelivery } from './deliveryPromise';

/** Terms of a shop; amounts in paisa. */
export interface DeliveryTerms {
  /** Which it sends from; null where nobody has said. */
  district: string | null;
  deliveryChargePaisa: number;
  /** Charge within its district; null where it is the same. */
  deliveryChargeWithinDistrictPaisa: number | null;
  /** Sum of the lines from which it delivers free of charge; null where it never does. */
  freeDeliveryFromPaisa: number | null;
}

/** A line of a cart or an order with the terms of its shop. */
export interface ChargeableLine extends DeliveryTerms {
  shopHandle: string;
  totalPaisa: number;
}

export interface ChargedParcel<Line> {
  /** Its first line, which has the shop. */
  line: Line;
  subtotalPaisa: number;
  /** To the district that was asked for. */
  deliveryChargePaisa: number;
  /** Within the shop's district, where that is less than elsewhere. */
  withinDistrict: { district: string; deliveryChargePaisa: number } | undefined;
}

/**
 * The parcels that lines make, one per shop in the sequence of the lines, and what delivering each
 * costs. The only place that knows: cart, order and examples ask here.
 * @param district of the address, in any case; empty while it is not known, for the most it can become
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

/** Terms as cart and product page tell them. */
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

/** Sum of what delivering parcels costs, in paisa. */
export const sumCharges = (parcels: readonly ChargedParcel<unknown>[]): number =>
  parcels.reduce((sum, { deliveryChargePaisa }) => sum + deliveryChargePaisa, 0);
