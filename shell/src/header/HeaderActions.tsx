import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import * as media from '@marketplace/contracts/design/breakpoints';
import * as icons from '@marketplace/contracts/design/icons';
import { Link } from '@marketplace/contracts/router';
import { cartPath, wishlistPath } from '@marketplace/contracts/routes';
import styled, { css } from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { bus } from '../../contracts';
import { loadLoginDialog } from '../auth/LoginDialogHost';
import { useSession } from '../session/sessionState';
import { CountBadge, useCartQuantity, useWishlistCount } from './CountBadge';

/** Wishlist and cart with their counts (specification section 2). */
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
      background: color-mix(in srgb, currentcolor 10%, transparent);
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
