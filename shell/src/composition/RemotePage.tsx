import { useLingui } from '@lingui/react/macro';
import { ErrorPanel } from '@marketplace/contracts/ui/ErrorPanel';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { NotFound } from '../errors/NotFound';

/**
 * What a page's region shows when the page cannot: not found, or an error with Retry. Header, footer
 * and every other page stay up; the boundary resets on navigation and on Retry.
 */
export function RemotePage() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const { t } = useLingui();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <ErrorPanel
      title={t`This part of the shop is not answering`}
      text={t`Nothing you did is lost, and the rest of the shop works. Please try again in a moment.`}
      isRetrying={state !== 'idle'}
      onRetry={() => revalidate()}
    />
  );
}
