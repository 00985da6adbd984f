import { Await } from '@marketplace/contracts/router';
import { type ReactNode, Suspense } from 'react';
import type { Soon } from './Soon';

interface HomeRegionProps<Value> {
  of: Soon<Value>;
  /** Stands for it while it comes, in its size. */
  waiting: ReactNode;
  failed: ReactNode;
  children: (value: Value) => ReactNode;
}

/** One region of the home page: what becomes of its data stays inside it. */
export function HomeRegion<Value>({ of, waiting, failed, children }: HomeRegionProps<Value>) {
  if (of === undefined) return failed;
  return (
    <Suspense fallback={waiting}>
      <Await resolve={of} errorElement={failed}>
        {children}
      </Await>
    </Suspense>
  );
}
