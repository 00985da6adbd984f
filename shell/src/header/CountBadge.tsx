import { useLingui } from '@lingui/react/macro';
import { readCartQuantity } from '@marketplace/contracts/cookies';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import styled from '@marketplace/contracts/styled';
import { startTransition, useEffect, useState } from 'react';
import { bus, useRetained } from '../../contracts';
import { cartCookie } from '../session/cartCookie';
import { wishlistCount } from '../session/wishlistCount';

const MAX_SHOWN = 99;

/**
 * Shows a count on the corner of an icon, but not 0. The badge takes no space, so that nothing
 * shifts when it appears. Screen readers skip it, because the name of the button or link contains
 * the count.
 */
export function CountBadge({ count }: { count: number | undefined }) {
  const { i18n } = useLingui();
  if (!count) return null;
  return (
    <Root aria-hidden="true">
      {localDigits(count > MAX_SHOWN ? `${MAX_SHOWN}+` : count, i18n.locale)}
    </Root>
  );
}

/**
 * Follows the number of pieces in the cart. After hydration and after a change in another tab,
 * reads it from the cookie. After a change in this tab, takes it from `cart:changed`, or earlier
 * from `cart:quantity-expected`.
 * @returns the number; `undefined` on the server, which renders the same page for all visitors
 */
export function useCartQuantity(): number | undefined {
  const [quantity, setQuantity] = useState<number>();
  useEffect(() => {
    const read = () => startTransition(() => setQuantity(readCartQuantity()));
    read();
    const show = (cart: { totalQuantity: number }) => setQuantity(cart.totalQuantity);
    const stops = [
      bus.subscribe('cart:changed', show),
      bus.subscribe('cart:quantity-expected', show),
      cartCookie.subscribe(read),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return quantity;
}

/**
 * @returns the number of products on the wishlist: what the wishlist reports, or before that what
 * this tab has last stored; 0 after a logout (specification section 4)
 */
export function useWishlistCount(): number | undefined {
  const [remembered, setRemembered] = useState<number>();
  const session = useRetained('session:changed');
  const count = useRetained('wishlist:changed')?.entries.length;
  useEffect(() => {
    if (count === undefined) setRemembered(wishlistCount.read());
    else wishlistCount.write(count);
  }, [count]);
  if (session && !session.isLogin) return 0;
  return session && (count ?? remembered);
}

const Root = styled.span`
  position: absolute;
  inset-block-start: -9px;
  /* Large text makes the badge grow towards the icon, not off a small screen. */
  inset-inline-end: -10px;
  min-width: 1.6em;
  padding-inline: 5px;
  border-radius: var(--radius-pill);
  outline: 2px solid var(--color-brand);
  background: var(--color-deal);
  color: var(--color-on-deal);
  /* The limit keeps a large count from covering the icon. */
  font-size: min(0.75rem, 16px);
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
  line-height: 1.6;
  text-align: center;
`;
