import type { Cart } from '@marketplace/contracts/api/publicCart';
import { useRevalidator } from '@marketplace/contracts/router';
import { useEffect } from 'react';
import { publishCart, watchOtherTabs } from './publishCart';

/**
 * Publishes the cart of a page's loader, and runs the loader again after another tab changed the cart.
 */
export function useCartSync(cart: Cart): void {
  const { revalidate } = useRevalidator();
  useEffect(() => publishCart(cart), [cart]);
  useEffect(() => watchOtherTabs(() => void revalidate()), [revalidate]);
}
