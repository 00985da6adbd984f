import type { Cart } from '@marketplace/contracts/api/publicCart';
import { type ParcelCharges, savedOnDelivery } from '@marketplace/contracts/commerce/delivery';
import { toPaisa, toTaka } from '@marketplace/contracts/commerce/money';

/**
 * Name of the hidden field with what delivery costs by district: of a form that was shown with the most it
 * can become, as it is without JavaScript.
 */
export const CHARGES_FIELD = 'seenCharges';

/** Value of that field. */
export const chargesOf = ({ cartParcels = [] }: Pick<Cart, 'cartParcels'>): string =>
  JSON.stringify(
    cartParcels
      .filter(({ withinDistrict }) => withinDistrict)
      .map(({ deliveryCharge, withinDistrict }) => ({ deliveryCharge, withinDistrict })),
  );

/**
 * The total that a form was shown with, less what delivery to the district of its address saves of that.
 * The host compares it with its own. `undefined` where no total was shown.
 */
export function readExpectedTotal(form: FormData, district: string): number | undefined {
  const shown = form.get('expectedTotal');
  if (shown === null) return undefined;
  const total = Number(shown);
  try {
    const charges: unknown = JSON.parse(String(form.get(CHARGES_FIELD)));
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
