import { useLingui } from '@lingui/react/macro';
import { Await } from '@marketplace/contracts/router';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Deferrable } from '../deferred/deferredData';

interface HomeRegionProps<Value> {
  of: Deferrable<Value>;
  /** The pending state, in the size of the content. */
  waiting: ReactNode;
  failed: ReactNode;
  children: (value: Value) => ReactNode;
}

/** One region of the home page with its own pending and failed state. */
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

/** The failed state of the products of one section, or of all if the sections failed. */
export function ProductsError() {
  const { t } = useLingui();
  return <LazyRetryPanel title={t`These products could not be loaded`} />;
}

const RetryPanel = lazy(() =>
  import(/* webpackChunkName: "catalog-retry" */ '../deferred/RetryPanel').then((module) => ({
    default: module.RetryPanel,
  })),
);

/** `RetryPanel` loaded on demand: few pages need its code. */
export function LazyRetryPanel({ title }: { title: string }) {
  return (
    <Suspense>
      <RetryPanel title={title} />
    </Suspense>
  );
}
