import type { Cart } from '@marketplace/contracts/api/publicCart';
import { type ParcelCharges, savedOnDelivery } from '@marketplace/contracts/commerce/delivery';
import { toPaisa, toTaka } from '@marketplace/contracts/commerce/money';

/**
 * Hidden field with the delivery charges by district, in a form that was shown with the highest total they
 * can lead to. Forms of earlier releases name it so too.
 */
export const QUOTED_CHARGES_FIELD = 'seenCharges';

/** Value of that field. */
export const chargesOf = ({ cartParcels = [] }: Pick<Cart, 'cartParcels'>): string =>
  JSON.stringify(
    cartParcels
      .filter(({ withinDistrict }) => withinDistrict)
      .map(({ deliveryCharge, withinDistrict }) => ({ deliveryCharge, withinDistrict })),
  );

/**
 * The quoted total minus the discount for delivery to the district of the address. The host compares it with
 * its own. `undefined` if no total was shown.
 */
export function readExpectedTotal(form: FormData, district: string): number | undefined {
  const shown = form.get('expectedTotal');
  if (shown === null) return undefined;
  const total = Number(shown);
  try {
    const charges: unknown = JSON.parse(String(form.get(QUOTED_CHARGES_FIELD)));
    if (!Array.isArray(charges) || !charges.every(isCharge)) return total;
    return toTaka(toPaisa(total) - toPaisa(savedOnDelivery(charges, district)));
  } catch {
    // Forged: the host refuses what it does not cost.
    return total;
  }
}

const isCharge = (charge: Partial<ParcelCharges> | null): charge is ParcelCharges =>
  typeof charge?.deliveryCharge === 'number' &&
  typeof charge.withinDistrict?.district === 'string' &&
  typeof charge.withinDistrict.deliveryCharge === 'number';
