import type { Cart } from '@marketplace/contracts/api/publicCart';
import {
  clearCart,
  readCartQuantity,
  readCartUuid,
  writeCart,
} from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';

/** Writes the cookies of a cart, then publishes it, so that subscribers find the cookies current. */
export function publishCart({ uuid, totalQuantity, cartItems }: Cart): void {
  if (uuid === null) clearCart();
  else writeCart(uuid, totalQuantity);
  bus.publish('cart:changed', { cartUuid: uuid ?? '', totalQuantity, cartItems });
}

/** A placed order leaves nothing in its cart but the lines kept for later. */
export function publishEmptyCart(): void {
  const uuid = readCartUuid() ?? null;
  publishCart({ uuid, totalQuantity: 0, cartItems: [], subtotal: 0 });
}

/**
 * Tabs share cookies but not the bus: when a tab becomes visible after another one changed the cart,
 * `onOutdated` runs. Returns the unsubscribe function.
 */
export function watchOtherTabs(onOutdated: () => void): () => void {
  const handleVisible = () => {
    if (document.visibilityState === 'visible' && isOutdated()) onOutdated();
  };
  document.addEventListener('visibilitychange', handleVisible);
  return () => document.removeEventListener('visibilitychange', handleVisible);
}

function isOutdated(): boolean {
  const known = bus.retained('cart:changed');
  if (!known) return false;
  const { cartUuid, totalQuantity } = known;
  return cartUuid !== (readCartUuid() ?? '') || totalQuantity !== readCartQuantity();
}
