import type { Cart } from '@marketplace/contracts/api/publicCart';
import { useRevalidator } from '@marketplace/contracts/router';
import { useEffect } from 'react';
import { bus } from '../../contracts';
import { followOtherTabs } from '../otherTabs';
import { dispatch, isOutdated, publishDisplayed } from './cartStore';

/**
 * Publishes the cart of a page's loader. Runs the loader again if this cart is outdated, a product
 * was added or another tab changed the cart. Also runs the loader again if another cart replaced
 * this one, for example after a login, or if an order that is placed late has emptied this cart.
 */
export function useCartSync(cart: Cart): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!publishDisplayed(cart)) void revalidate();
  }, [cart, revalidate]);
  useEffect(
    () =>
      bus.subscribe('cart:changed', ({ cartUuid, totalQuantity }) => {
        const isEmptied = totalQuantity === 0 && cart.totalQuantity > 0;
        if (isEmptied || cartUuid !== (cart.uuid ?? '')) void revalidate();
      }),
    [cart, revalidate],
  );
  useEffect(() => bus.subscribe('cart:item-added', () => void revalidate()), [revalidate]);
  useEffect(() => {
    dispatch({ type: 'page-opened' });
    const reload = () => {
      dispatch({ type: 'invalidated' });
      void revalidate();
    };
    const stop = followOtherTabs('cart', reload, isOutdated);
    return () => {
      stop();
      dispatch({ type: 'page-closed' });
    };
  }, [revalidate]);
}
