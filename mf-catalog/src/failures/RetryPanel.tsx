import { Trans } from '@lingui/react/macro';
import { useRevalidator } from '@marketplace/contracts/router';
import { ErrorPanel } from '@marketplace/contracts/ui/ErrorPanel';

/** Replaces a region that failed. Its Retry button revalidates the page. */
export function RetryPanel({ title }: { title: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorPanel
      title={title}
      text={<Trans>The rest of the shop works. Please try again in a moment.</Trans>}
      isRetrying={state !== 'idle'}
      onRetry={() => revalidate()}
    />
  );
}
