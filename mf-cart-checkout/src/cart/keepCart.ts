import type { Cart } from '@marketplace/contracts/api/publicCart';
import { bus } from '@marketplace/contracts/events';
import { clearCart, writeCart } from '@marketplace/contracts/session/cookies';

/** Tells this browser what the server says is in the cart: cookies first, then whoever listens. */
export function keepCart({ uuid, totalQuantity, cartItems }: Cart): void {
  if (uuid === null) clearCart();
  else writeCart(uuid, totalQuantity);
  bus.publish('cart:changed', { cartUuid: uuid ?? '', totalQuantity, cartItems });
}

/** After an order the cart is the order's; the next product starts a new one. */
export function forgetCart(): void {
  keepCart({ uuid: null, totalQuantity: 0, cartItems: [], subtotal: 0 });
}
