import type { Cart } from '@marketplace/contracts/api/publicCart';
import { useRevalidator } from '@marketplace/contracts/router';
import { useEffect } from 'react';
import { keepCart } from './keepCart';
import { watchOtherTabs } from './watchOtherTabs';

/** Badge and cookies follow the cart a page was loaded with; the page follows other tabs. */
export function useKeptCart(cart: Cart): void {
  const { revalidate } = useRevalidator();
  useEffect(() => keepCart(cart), [cart]);
  useEffect(() => watchOtherTabs(() => void revalidate()), [revalidate]);
}
