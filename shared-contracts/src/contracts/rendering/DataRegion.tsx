import { type ReactNode, Suspense } from 'react';
import { type Deferrable, readData } from './loaderData';

export interface DataRegionProps<Value> {
  data: Deferrable<Value>;
  /** Placeholder while the data loads; it should have the size of the content. */
  waiting: ReactNode;
  /** Shown if the data fails to load; by default nothing. */
  failed?: ReactNode;
  children: (value: Value) => ReactNode;
}

/**
 * A region that waits for its own data and shows a failure itself. It does not use the router's
 * `Await`, which suspends again during hydration and loses presses meanwhile.
 */
export function DataRegion<Value>(props: DataRegionProps<Value>) {
  const { data, waiting, failed = null, children } = props;
  if (data === undefined) return failed;
  if (!(data instanceof Promise)) return children(data);
  return (
    <Suspense fallback={waiting}>
      <Settled data={data} failed={failed}>
        {children}
      </Settled>
    </Suspense>
  );
}

interface SettledProps<Value> extends Pick<DataRegionProps<Value>, 'failed' | 'children'> {
  data: Promise<Value>;
}

function Settled<Value>({ data, failed, children }: SettledProps<Value>) {
  const outcome = readData(data);
  return 'failure' in outcome ? failed : children(outcome.value);
}
