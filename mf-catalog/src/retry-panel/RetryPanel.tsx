import { Trans } from '@lingui/react/macro';
import { useRevalidator } from '@marketplace/contracts/router';
import { ErrorPanel } from '@marketplace/contracts/ui/ErrorPanel';

/** Stands where one region of a page failed; Retry loads what is missing again. */
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
