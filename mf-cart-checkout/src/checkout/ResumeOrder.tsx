import { Trans } from '@lingui/react/macro';
import { useFetcher, useNavigate } from '@marketplace/contracts/router';
import { checkoutPath, thankYouPath } from '@marketplace/contracts/routes';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { useEffect } from 'react';
import { readUnseenOrder } from './pendingOrder';

/**
 * Retries a pending order if the cart is empty, because a placed order empties the cart even if its
 * reply is lost. The retry uses the idempotency key of the first attempt, so the order cannot be
 * placed twice. Opens the thank-you page of an order that was placed.
 */
export function ResumeOrder() {
  const { submit, state, data } = useFetcher<null>();
  const navigate = useNavigate();
  const isRetried = data !== undefined;
  useEffect(() => {
    const order = readUnseenOrder();
    if (!order) return;
    if ('orderUuid' in order) void navigate(thankYouPath(order.orderUuid));
    else if (!isRetried)
      void submit({ isResumed: 'on' }, { method: 'POST', action: checkoutPath() });
  }, [isRetried, submit, navigate]);
  if (state === 'idle') return null;
  return (
    <Notice isAnnounced>
      <Trans>We are looking for your last order</Trans>
    </Notice>
  );
}
