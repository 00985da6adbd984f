import type { Cart } from '@marketplace/contracts/api/publicCart';
import { savedOnDelivery } from '@marketplace/contracts/commerce/delivery';
import { toPaisa, toTaka } from '@marketplace/contracts/commerce/money';

/**
 * Amounts in taka. They are a preview: the API computes the binding amounts when it places the
 * order.
 */
export interface CartSums {
  /** `undefined` if the API states the charge only after the order. */
  deliveryCharge: number | undefined;
  /** Subtotal plus delivery charge minus discount. */
  total: number;
  /** True if a shop charges less for delivery within its own district. */
  dependsOnDistrict: boolean;
  /**
   * True if delivery charge and total are the highest possible, because the district is unknown.
   */
  isMost: boolean;
}

/**
 * Computes delivery charge and total of a cart.
 * @param district district of the delivery address; empty if it is not known yet
 */
export function sumCart(
  {
    subtotal,
    deliveryCharge,
    cartParcels = [],
    promo,
  }: Pick<Cart, 'subtotal' | 'deliveryCharge' | 'cartParcels' | 'promo'>,
  district: string,
): CartSums {
  const isTold = deliveryCharge !== undefined;
  const savedPaisa = toPaisa(isTold ? savedOnDelivery(cartParcels, district) : 0);
  const chargePaisa = toPaisa(deliveryCharge ?? 0) - savedPaisa;
  const dependsOnDistrict = isTold && cartParcels.some((parcel) => parcel.withinDistrict);
  return {
    deliveryCharge: isTold ? toTaka(chargePaisa) : undefined,
    total: toTaka(toPaisa(subtotal) + chargePaisa - toPaisa(promo?.discount ?? 0)),
    dependsOnDistrict,
    isMost: dependsOnDistrict && district === '',
  };
}
