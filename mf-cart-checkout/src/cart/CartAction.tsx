import { Trans } from '@lingui/react/macro';
import type { CartItem } from '@marketplace/contracts/api/publicCart';
import { checkoutPath } from '@marketplace/contracts/routes';
import { Button } from '@marketplace/contracts/ui/Button';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { type MouseEvent, useId } from 'react';
import { bus, useRetained } from '../../bus';

type CartActionProps = {
  cartItems: CartItem[];
  /** Session at the time of the server's render, used until the session is known in the browser. */
  isSignedIn: boolean;
  /** True if the host takes orders of guests. */
  hasGuests: boolean;
};

/** Link to the checkout, or a disabled button if an item of the cart cannot be ordered. */
export function CartAction({ cartItems, ...visitor }: CartActionProps) {
  const reasonId = useId();
  if (cartItems.every(({ isAvailable }) => isAvailable)) {
    return <CheckoutLink {...visitor} />;
  }
  return (
    <Stack $gap={2}>
      <p id={reasonId}>
        <Trans>Some products cannot be ordered as they stand.</Trans>
      </p>
      <Button variant="primary" isLarge isWide isDisabled aria-describedby={reasonId}>
        <Trans>Checkout</Trans>
      </Button>
    </Stack>
  );
}

/**
 * Link to the checkout. If a visitor cannot order as a guest, it opens the login dialog, which
 * continues to the checkout. It is a link in both cases, so that it also works before hydration.
 */
function CheckoutLink(visitor: Omit<CartActionProps, 'cartItems'>) {
  const { isSignedIn: wasSignedIn, hasGuests } = visitor;
  const isSignedIn = useRetained('session:changed')?.isLogin ?? wasSignedIn;

  const handleClick = (event: MouseEvent) => {
    if (isSignedIn || hasGuests) return;
    event.preventDefault();
    bus.publish('session:login-requested', { reason: 'checkout' });
  };
  return (
    <ButtonLink to={checkoutPath()} variant="primary" isLarge isWide onClick={handleClick}>
      <Trans>Checkout</Trans>
    </ButtonLink>
  );
}
