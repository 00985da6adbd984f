import { Trans } from '@lingui/react/macro';
import { useFetcher } from '@marketplace/contracts/router';
import { checkoutPath } from '@marketplace/contracts/routes';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { useEffect } from 'react';
import { readPendingOrder } from './pendingOrder';

/**
 * A placed order empties the cart, also when its answer never reached the shopper. So on an empty cart
 * a pending order is sent once more under its idempotency key: it cannot be placed twice, and if it
 * was placed, the action redirects to the thank-you page.
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
