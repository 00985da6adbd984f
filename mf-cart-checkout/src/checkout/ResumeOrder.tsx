import { Trans } from '@lingui/react/macro';
import { useFetcher } from '@marketplace/contracts/router';
import { checkoutPath } from '@marketplace/contracts/routes';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { useEffect } from 'react';
import { readPendingOrder } from './pendingOrder';

/**
 * Retries a pending order if the cart is empty, because a placed order empties the cart even if its
 * reply is lost. The retry uses the same idempotency key, so the order cannot be placed twice. If
 * the order was placed, the action redirects to the thank-you page.
 */
export function ResumeOrder() {
  const { submit, state } = useFetcher();
  useEffect(() => {
    if (!readPendingOrder()) return;
    void submit({ isResumed: 'on' }, { method: 'POST', action: checkoutPath() });
  }, [submit]);
  if (state === 'idle') return null;
  return (
    <Notice isAnnounced>
      <Trans>We are looking for your last order</Trans>
    </Notice>
  );
}
