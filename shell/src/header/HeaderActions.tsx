import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { readCartQuantity } from '@marketplace/contracts/cookies';
import * as media from '@marketplace/contracts/design/breakpoints';
import * as icons from '@marketplace/contracts/design/icons';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { Link } from '@marketplace/contracts/router';
import { cartPath, trackOrderPath, wishlistPath } from '@marketplace/contracts/routes';
import styled, { css } from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { startTransition, useEffect, useState } from 'react';
import { bus, useRetained } from '../../contracts';
import { loadLoginDialog } from '../auth/LoginDialogHost';
import { cartCookie } from '../session/cartCookie';
import { useSession } from '../session/sessionState';
import { wishlistCount } from '../session/wishlistCount';
import { NarrowOnly } from './sheet.styles';

/**
 * Wishlist and cart with their counts (specification section 2). On narrow screens also a link to the
 * orders, which the account menu of wide screens contains. It is the same for all visitors: the page
 * of tracking redirects customers to their orders.
 */
export function HeaderActions() {
  const { t } = useLingui();
  const { isLogin } = useSession();
  const wished = useWishlistCount();
  const quantity = useCartQuantity();

  const wishlist = (
    <>
      <IconSpot>
        <Icon shape={icons.heart} />
        <CountBadge count={wished} />
      </IconSpot>
      <Text>
        <Trans>Wishlist</Trans>
      </Text>
    </>
  );
  const wishlistName =
    wished !== undefined
      ? t`Wishlist, ${plural(wished, { one: '# product', other: '# products' })}`
      : t`Wishlist`;
  const cartName = quantity
    ? t`Cart, ${plural(quantity, { one: '# item', other: '# items' })}`
    : t`Cart`;

  return (
    <Root>
      <NarrowOnly>
        <ActionLink to={trackOrderPath()} aria-label={t`Your orders`}>
          <Icon shape={icons.parcel} />
        </ActionLink>
      </NarrowOnly>
      {isLogin ? (
        <ActionLink to={wishlistPath()} aria-label={wishlistName}>
          {wishlist}
        </ActionLink>
      ) : (
        <ActionButton
          type="button"
          aria-label={wishlistName}
          onPointerEnter={loadLoginDialog.prefetch}
          onFocus={loadLoginDialog.prefetch}
          onClick={() => bus.publish('session:login-requested', { reason: 'wishlist' })}
        >
          {wishlist}
        </ActionButton>
      )}
      <ActionLink to={cartPath()} aria-label={cartName}>
        <IconSpot>
          <Icon shape={icons.cart} />
          <CountBadge count={quantity} />
        </IconSpot>
        <Text>
          <Trans>Cart</Trans>
        </Text>
      </ActionLink>
    </Root>
  );
}

const MAX_SHOWN = 99;

/**
 * Shows a count on the corner of an icon, but not 0. The badge takes no space, so that nothing
 * shifts when it appears. Screen readers skip it, because the name of the button or link contains
 * the count.
 */
function CountBadge({ count }: { count: number | undefined }) {
  const { i18n } = useLingui();
  if (!count) return null;
  return (
    <Count aria-hidden="true">
      {localDigits(count > MAX_SHOWN ? `${MAX_SHOWN}+` : count, i18n.locale)}
    </Count>
  );
}

/**
 * Follows the number of pieces in the cart. After hydration and after a change in another tab,
 * reads it from the cookie. After a change in this tab, takes first the expected number from
 * `cart:quantity-expected`, and then the real number from `cart:changed`.
 * @returns the number; `undefined` on the server, which renders the same page for all visitors
 */
function useCartQuantity(): number | undefined {
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
 * @returns the number of products that the wishlist reports. Until it reports, this is the number
 * that this tab has last stored, if any. While nobody is logged in, it is 0 (specification section
 * 4). It is `undefined` until the session is known.
 */
function useWishlistCount(): number | undefined {
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

const Root = styled.div`
  display: flex;

  ${media.wide} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-2);
  }
`;

const action = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  min-width: var(--target);
  min-height: var(--target);
  padding: 0;
  border: 0;
  border-radius: var(--radius-m);
  background: none;
  color: inherit;
  font-weight: var(--weight-medium);
  text-decoration: none;
  cursor: pointer;

  ${media.wide} {
    padding-inline: var(--space-3);
  }

  ${media.hover} {
    &:hover {
      background: var(--color-hover);
    }
  }
`;

const ActionLink = styled(Link)`
  ${action}
`;

const ActionButton = styled.button`
  ${action}
`;

const IconSpot = styled.span`
  position: relative;
`;

const Text = styled.span`
  display: none;

  ${media.wide} {
    display: inline;
  }
`;

const Count = styled.span`
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
