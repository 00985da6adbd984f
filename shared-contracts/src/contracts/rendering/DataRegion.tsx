import { type ReactNode, Suspense } from 'react';
import type { Deferrable } from './loaderData';
import { readData } from './readData';

export interface DataRegionProps<Value> {
  data: Deferrable<Value>;
  /** The pending state, in the size of the content. */
  waiting: ReactNode;
  /** After a failure; nothing by default. */
  failed?: ReactNode;
  children: (value: Value) => ReactNode;
}

/**
 * A region with data of its own, which waits and fails by itself. The router's `Await` suspends once more
 * while it hydrates and loses what is pressed meanwhile.
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
