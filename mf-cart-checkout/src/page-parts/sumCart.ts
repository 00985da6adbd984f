import type { Cart } from '@marketplace/contracts/api/publicCart';
import { savedOnDelivery } from '@marketplace/contracts/commerce/delivery';
import { toPaisa, toTaka } from '@marketplace/contracts/commerce/money';

/** Amounts in taka; the server computes the binding ones when it places the order. */
export interface CartSums {
  /** Undefined where the host does not tell it before the order is made. */
  deliveryCharge: number | undefined;
  /** Subtotal and delivery less the discount. */
  total: number;
  /** Delivery costs less within the district of some shop. */
  dependsOnDistrict: boolean;
  /** Delivery and total are the most they can become, as the district is not known. */
  isMost: boolean;
}

/**
 * Delivery and total of a cart.
 * @param district of the delivery address; empty while it is not known
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
