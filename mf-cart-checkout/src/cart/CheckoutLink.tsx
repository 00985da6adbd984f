import { Trans } from '@lingui/react/macro';
import { bus, useRetained } from '@marketplace/contracts/events';
import { useNavigate } from '@marketplace/contracts/router';
import { checkoutPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { type MouseEvent, useEffect, useState } from 'react';

/**
 * To the checkout; a visitor signs in first and goes on from there. It is a link either way, so
 * that it also works before scripts have arrived.
 */
export function CheckoutLink({ isSignedIn: wasSignedIn }: { isSignedIn: boolean }) {
  const navigate = useNavigate();
  const isSignedIn = useRetained('session:changed')?.isLogin ?? wasSignedIn;
  const [isAskedToSignIn, setIsAskedToSignIn] = useState(false);

  useEffect(() => {
    if (isSignedIn && isAskedToSignIn) void navigate(checkoutPath());
  }, [isSignedIn, isAskedToSignIn, navigate]);

  const handleClick = (event: MouseEvent) => {
    if (isSignedIn) return;
    event.preventDefault();
    setIsAskedToSignIn(true);
    bus.publish('session:login-requested', { reason: 'checkout' });
  };
  return (
    <ButtonLink to={checkoutPath()} variant="primary" isLarge isWide onClick={handleClick}>
      <Trans>Checkout</Trans>
    </ButtonLink>
  );
}
