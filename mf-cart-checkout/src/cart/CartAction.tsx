import { Trans } from '@lingui/react/macro';
import type { CartItem } from '@marketplace/contracts/api/publicCart';
import { Button } from '@marketplace/contracts/ui/Button';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { useId } from 'react';
import { CheckoutLink } from './CheckoutLink';

type CartActionProps = {
  cartItems: CartItem[];
  /** Who the server took the visitor for, until the browser knows better. */
  isSignedIn: boolean;
};

/** The way to the checkout, closed while something in the cart cannot be ordered. */
export function CartAction({ cartItems, isSignedIn }: CartActionProps) {
  const reasonId = useId();
  if (cartItems.every(({ isAvailable }) => isAvailable)) {
    return <CheckoutLink isSignedIn={isSignedIn} />;
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
