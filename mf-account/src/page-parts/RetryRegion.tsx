import { Trans } from '@lingui/react/macro';
import { type Deferrable, Region } from '@marketplace/contracts/rendering';
import { useRevalidator } from '@marketplace/contracts/router';
import { ErrorPanel } from '@marketplace/contracts/ui/ErrorPanel';
import type { ReactNode } from 'react';

interface RetryRegionProps<Value> {
  data: Deferrable<Value | undefined>;
  /** Shown while the data load. It should be as high as the content. */
  fallback: ReactNode;
  /** Title of the error message. */
  failure: ReactNode;
  /** Handler of the Retry button. By default it runs the page's loaders again. */
  onRetry?: () => void;
  children: (value: Value) => ReactNode;
}

/**
 * Shows data that load separately from the page. Only this region shows that the data are loading
 * or could not be loaded. After a failure it has a Retry button.
 */
export function RetryRegion<Value>({
  data,
  fallback,
  failure,
  onRetry,
  children,
}: RetryRegionProps<Value>) {
  const failed = <RegionFailure failure={failure} onRetry={onRetry} />;
  return (
    <Region data={data} waiting={fallback} failed={failed}>
      {(value) => (value === undefined ? failed : children(value))}
    </Region>
  );
}

function RegionFailure({
  failure,
  onRetry,
}: Pick<RetryRegionProps<unknown>, 'failure' | 'onRetry'>) {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorPanel
      title={failure}
      text={<Trans>The rest of the page works. Please try again in a moment.</Trans>}
      isRetrying={state !== 'idle'}
      onRetry={onRetry ?? (() => void revalidate())}
    />
  );
}
