import { Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from '@marketplace/contracts/router';
import { ErrorPanel } from '@marketplace/contracts/ui/ErrorPanel';

/** Stands where one region of the home page failed; Retry loads what is missing again. */
export function RegionError() {
  const { t } = useLingui();
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorPanel
      title={t`These products could not be loaded`}
      text={<Trans>The rest of the shop works. Please try again in a moment.</Trans>}
      isRetrying={state !== 'idle'}
      onRetry={() => revalidate()}
    />
  );
}
