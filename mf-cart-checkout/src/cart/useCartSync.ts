import type { Cart } from '@marketplace/contracts/api/publicCart';
import { bus } from '@marketplace/contracts/events';
import { useRevalidator } from '@marketplace/contracts/router';
import { useEffect } from 'react';
import { watchOtherTabs } from './publishCart';
import { repliedCart } from './repliedCart';
import { publishShown } from './shownCart';

/**
 * Publishes the cart of a page's loader, and runs the loader again after another tab changed the cart, after
 * it became another cart, as by a login, after something was added to it, and where it was changed before
 * the page showed it.
 */
export function useCartSync(cart: Cart): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!publishShown(cart)) void revalidate();
  }, [cart, revalidate]);
  useEffect(
    () =>
      bus.subscribe('cart:changed', ({ cartUuid }) => {
        if (cartUuid !== (cart.uuid ?? '')) void revalidate();
      }),
    [cart, revalidate],
  );
  useEffect(() => bus.subscribe('cart:item-added', () => void revalidate()), [revalidate]);
  useEffect(
    () =>
      watchOtherTabs('page', () => {
        repliedCart.forget();
        void revalidate();
      }),
    [revalidate],
  );
}
