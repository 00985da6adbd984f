import type { Cart } from '@marketplace/contracts/api/publicCart';
import { type ParcelCharges, savedOnDelivery } from '@marketplace/contracts/commerce/delivery';
import { toPaisa, toTaka } from '@marketplace/contracts/commerce/money';

/**
 * Name of the hidden field with the delivery charges by district. Only a form that shows the
 * highest possible total contains this field. The name must not change, because forms of earlier
 * releases may still be open.
 */
export const QUOTED_CHARGES_FIELD = 'seenCharges';

export const chargesOf = ({ cartParcels = [] }: Pick<Cart, 'cartParcels'>): string =>
  JSON.stringify(
    cartParcels
      .filter(({ withinDistrict }) => withinDistrict)
      .map(({ deliveryCharge, withinDistrict }) => ({ deliveryCharge, withinDistrict })),
  );

/**
 * Returns the total that the shopper expects. If delivery to the address's district is cheaper than
 * the form showed, subtracts the difference. The API compares the result with its own total.
 * @returns `undefined` if the form showed no total
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
    // The field is missing or forged. The shown total is safe to use, because the API refuses a
    // total that differs from its own.
    return total;
  }
}

const isCharge = (charge: Partial<ParcelCharges> | null): charge is ParcelCharges =>
  typeof charge?.deliveryCharge === 'number' &&
  typeof charge.withinDistrict?.district === 'string' &&
  typeof charge.withinDistrict.deliveryCharge === 'number';
