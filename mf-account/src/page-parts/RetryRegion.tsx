import { Trans } from '@lingui/react/macro';
import { type Deferrable, Region } from '@marketplace/contracts/rendering';
import { useRevalidator, useSearchParams } from '@marketplace/contracts/router';
import { ErrorPanel } from '@marketplace/contracts/ui/ErrorPanel';
import { type ReactNode, useEffect, useState } from 'react';

interface RetryRegionProps<Value> {
  data: Deferrable<Value | undefined>;
  /** Shown while the data load. It should be as high as the content. */
  fallback: ReactNode;
  /** Title of the error message. */
  failure: ReactNode;
  /**
   * Handler of the Retry button; required if `data` does not come from the page's loader. By default
   * the button runs the page's loaders again.
   */
  onRetry?: () => void;
  children: (value: Value) => ReactNode;
}

/**
 * Shows data that load separately from the page. Only this region shows that the data are loading
 * or could not be loaded. After a failure it has a Retry button. While the page's loaders run
 * again, the region keeps its content.
 */
export function RetryRegion<Value>({
  data,
  fallback,
  failure,
  onRetry,
  children,
}: RetryRegionProps<Value>) {
  const failed = <RegionFailure failure={failure} onRetry={onRetry} />;
  const latest = useLatest(data);
  return (
    <Region data={onRetry ? data : latest} waiting={fallback} failed={failed}>
      {(value) => (value === undefined ? failed : children(value))}
    </Region>
  );
}

/**
 * Returns the data to show: while newer data of the same page number load, the older data. A region
 * that gets a new promise remounts its content, which would lose its open dialogs and the focus.
 */
function useLatest<Value>(data: Deferrable<Value>): Deferrable<Value> {
  const page = useSearchParams()[0].get('pageNumber');
  const [taken, setTaken] = useState({ data, page, shown: data });
  const isHeld = data instanceof Promise && taken.shown !== undefined && page === taken.page;
  if (data !== taken.data && !isHeld) setTaken({ data, page, shown: data });
  useEffect(() => {
    if (!(data instanceof Promise)) return;
    let isOutdated = false;
    const take = (shown?: Value) => {
      if (!isOutdated) setTaken({ data, page, shown });
    };
    data.then(take, () => take());
    return () => {
      isOutdated = true;
    };
  }, [data, page]);
  return taken.shown;
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
