/** Terms of a shop; amounts in paisa. */
export interface DeliveryTerms {
  deliveryChargePaisa: number;
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
  deliveryChargePaisa: number;
}

/**
 * The parcels that lines make, one per shop in the sequence of the lines, and what delivering each
 * costs. The only place that knows: cart, order and examples ask here.
 */
export function chargeParcels<Line extends ChargeableLine>(
  lines: readonly Line[],
): ChargedParcel<Line>[] {
  const shops = new Map<string, { line: Line; subtotalPaisa: number }>();
  for (const line of lines) {
    const { subtotalPaisa = 0, line: first = line } = shops.get(line.shopHandle) ?? {};
    shops.set(line.shopHandle, { line: first, subtotalPaisa: subtotalPaisa + line.totalPaisa });
  }
  return [...shops.values()].map((parcel) => ({
    ...parcel,
    deliveryChargePaisa: chargeOf(parcel.line, parcel.subtotalPaisa),
  }));
}

function chargeOf(
  { deliveryChargePaisa, freeDeliveryFromPaisa: from }: DeliveryTerms,
  sum: number,
) {
  return from !== null && sum >= from ? 0 : deliveryChargePaisa;
}

/** Sum of what delivering parcels costs, in paisa. */
export const sumCharges = (parcels: readonly ChargedParcel<unknown>[]): number =>
  parcels.reduce((sum, { deliveryChargePaisa }) => sum + deliveryChargePaisa, 0);
