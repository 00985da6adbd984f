import type { Cart } from '@marketplace/contracts/api/publicCart';
import { useRevalidator } from '@marketplace/contracts/router';
import { useEffect } from 'react';
import { bus } from '../../contracts';
import { followOtherTabs } from '../otherTabs';
import { dispatch, isOutdated, publishDisplayed } from './cartStore';

/**
 * Publishes the cart of a page's loader. Runs the loader again if this cart is no longer current.
 * Reasons are an added product, a change in another tab, a login that replaces the cart, or a late
 * order that empties it.
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
