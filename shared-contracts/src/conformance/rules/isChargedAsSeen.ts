import type { Order } from '../../contracts/api/orders';
import type { Cart } from '../../contracts/api/publicCart';
import { savedOnDelivery } from '../../contracts/commerce/delivery';
import { toPaisa } from '../../contracts/commerce/money';

type Seen = Pick<Cart, 'deliveryCharge' | 'cartParcels'>;
type Placed = Pick<Order, 'deliveryCharge' | 'shippingAddress'>;

/**
 * True if an order's delivery charge equals the charge that its cart stated for the district of the
 * delivery address, or if the cart stated no charge.
 */
export function isChargedAsSeen(
  { deliveryCharge, shippingAddress }: Placed,
  { deliveryCharge: most, cartParcels = [] }: Seen,
): boolean {
  if (most === undefined) return true;
  const saved = savedOnDelivery(cartParcels, shippingAddress.district);
  return toPaisa(deliveryCharge) === toPaisa(most) - toPaisa(saved);
}
