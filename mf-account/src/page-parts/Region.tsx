import { Trans } from '@lingui/react/macro';
import type { Deferrable } from '@marketplace/contracts/loading/loadPart';
import { Part } from '@marketplace/contracts/loading/Part';
import { useRevalidator } from '@marketplace/contracts/router';
import { ErrorPanel } from '@marketplace/contracts/ui/ErrorPanel';
import type { ReactNode } from 'react';

interface RegionProps<Value> {
  data: Deferrable<Value | undefined>;
  /** Shown while the data load, in the size of the content. */
  fallback: ReactNode;
  /** Title of the error state. */
  failure: ReactNode;
  /** Handler of Retry; default: runs the page's loaders again. */
  onRetry?: () => void;
  children: (value: Value) => ReactNode;
}

/** A part of a page with data of its own: its loading and error states stay inside, with Retry. */
export function Region<Value>({ data, fallback, failure, onRetry, children }: RegionProps<Value>) {
  const failed = <RegionFailure failure={failure} onRetry={onRetry} />;
  return (
    <Part of={data} waiting={fallback} failed={failed}>
      {(value) => (value === undefined ? failed : children(value))}
    </Part>
  );
}

function RegionFailure({ failure, onRetry }: Pick<RegionProps<unknown>, 'failure' | 'onRetry'>) {
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
