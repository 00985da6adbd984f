import { Trans, useLingui } from '@lingui/react/macro';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { homePath } from '@marketplace/contracts/routes';
import { Button } from '@marketplace/contracts/ui/Button';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { useEffect } from 'react';
import { PageMessage } from './PageMessage';

interface PageFailureProps {
  status: number;
  /** Status text, if the shell itself has set it. */
  reason?: string;
  /** Code by which the failure can be found in the logs. */
  code: string;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Error page for an unavailable remote or a failed loader. Its status is usually 503. */
export function PageFailure({ status, reason, code, onRetry, isRetrying }: PageFailureProps) {
  const { t, i18n } = useLingui();
  const figure = localDigits(status, i18n.locale);
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  // False on the server: Node 20 has no `navigator`, and later versions have no `onLine`.
  const isOffline = globalThis.navigator?.onLine === false;
  return (
    <PageMessage
      status={status}
      kicker={isOffline ? '' : [t`Error ${figure}`, reason].filter(Boolean).join(' · ')}
      title={isOffline ? t`You are offline` : t`This part of the shop is not answering`}
      text={
        isOffline
          ? t`This page opens by itself once you are online again.`
          : t`Nothing you did is lost, and the rest of the shop works. Please try again in a moment.`
      }
      note={isOffline ? '' : t`Code: ${code}`}
    >
      <Button variant="primary" onClick={onRetry} isLoading={isRetrying}>
        <Trans>Retry</Trans>
      </Button>
      <ButtonLink to={homePath()}>
        <Trans>Go to Home</Trans>
      </ButtonLink>
    </PageMessage>
  );
}
