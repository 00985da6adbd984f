import { Trans } from '@lingui/react/macro';
import { bus, useRetained } from '@marketplace/contracts/events';
import { checkoutPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import type { MouseEvent } from 'react';

/**
 * To the checkout; a visitor is asked to sign in and led on from there. It is a link either way,
 * so that it also works before scripts have arrived.
 */
export function CheckoutLink({ isSignedIn: wasSignedIn }: { isSignedIn: boolean }) {
  const isSignedIn = useRetained('session:changed')?.isLogin ?? wasSignedIn;

  const handleClick = (event: MouseEvent) => {
    if (isSignedIn) return;
    event.preventDefault();
    bus.publish('session:login-requested', { reason: 'checkout' });
  };
  return (
    <ButtonLink to={checkoutPath()} variant="primary" isLarge isWide onClick={handleClick}>
      <Trans>Checkout</Trans>
    </ButtonLink>
  );
}
