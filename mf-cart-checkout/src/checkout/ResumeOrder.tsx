import { Trans } from '@lingui/react/macro';
import { useFetcher } from '@marketplace/contracts/router';
import { checkoutPath } from '@marketplace/contracts/routes';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { useEffect } from 'react';
import { openAttempt } from './orderAttempt';

/**
 * An order that was placed empties the cart, also when its answer never reached the shopper. So on
 * an empty cart an attempt of unknown outcome is asked for once more, under its own key: it cannot
 * be placed anew, and if it was placed, the action leads to the thank-you page.
 */
export function ResumeOrder() {
  const { submit, state } = useFetcher();
  useEffect(() => {
    if (!openAttempt()) return;
    void submit({ isResumed: 'on' }, { method: 'POST', action: checkoutPath() });
  }, [submit]);
  if (state === 'idle') return null;
  return (
    <Notice isAnnounced>
      <Trans>We are looking for your last order</Trans>
    </Notice>
  );
}
