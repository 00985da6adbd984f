import { Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from '@marketplace/contracts/router';
import { ErrorPanel } from '@marketplace/contracts/ui/ErrorPanel';

/** Stands where the products of a list could not be loaded; the filters around it go on working. */
export function ListError() {
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
