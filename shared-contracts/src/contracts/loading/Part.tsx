import { readSettled } from '@marketplace/contracts/islands';
import { type ReactNode, Suspense } from 'react';
import type { Deferrable } from './loadPart';

interface PartProps<Value> {
  of: Deferrable<Value>;
  /** The pending state, in the size of the content. */
  waiting: ReactNode;
  /** After a failure; nothing where left out. */
  failed?: ReactNode;
  children: (value: Value) => ReactNode;
}

/**
 * A part of a page with data of its own (`loadPart`), which waits and fails by itself. The router's
 * `Await` suspends once more while it hydrates and loses what is pressed meanwhile.
 */
export function Part<Value>({ of, waiting, failed = null, children }: PartProps<Value>) {
  if (of === undefined) return failed;
  if (!(of instanceof Promise)) return children(of);
  return (
    <Suspense fallback={waiting}>
      <Settled of={of} failed={failed}>
        {children}
      </Settled>
    </Suspense>
  );
}

interface SettledProps<Value> extends Pick<PartProps<Value>, 'failed' | 'children'> {
  of: Promise<Value>;
}

function Settled<Value>({ of, failed, children }: SettledProps<Value>) {
  const outcome = readSettled(of);
  return 'failure' in outcome ? failed : children(outcome.value);
}
