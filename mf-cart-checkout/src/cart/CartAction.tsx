import { Trans } from '@lingui/react/macro';
import type { CartItem } from '@marketplace/contracts/api/publicCart';
import { checkoutPath } from '@marketplace/contracts/routes';
import { Button } from '@marketplace/contracts/ui/Button';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { type MouseEvent, useId } from 'react';
import { bus, useRetained } from '../../contracts';

type CartActionProps = {
  cartItems: CartItem[];
  /**
   * True if the visitor was signed in when the server rendered the page. Used until the browser
   * knows the session.
   */
  isSignedIn: boolean;
  /** True if the API accepts guests' orders. */
  hasGuests: boolean;
};

/** Shows a link to the checkout, or a disabled button if an item of the cart cannot be ordered. */
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
 * Links to the checkout. If the visitor is not signed in and the API does not accept guests'
 * orders, a press opens the login dialog instead. After the login, the dialog opens the checkout.
 * The control is always a link, so that it also works before hydration.
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
