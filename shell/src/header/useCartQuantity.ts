import { useRetained } from '@marketplace/contracts/events';
import { readCartQuantity } from '@marketplace/contracts/session/cookies';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Pieces in the cart: from the cookie at once, then from whoever owns the cart. `undefined` on the
 * server, whose page is the same for every visitor without an account.
 */
export function useCartQuantity(): number | undefined {
  const remembered = useSyncExternalStore(
    never,
    () => readCartQuantity(),
    () => undefined,
  );
  const cart = useRetained('cart:changed');
  return cart?.totalQuantity ?? remembered;
}
