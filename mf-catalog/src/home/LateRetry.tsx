import { lazy, Suspense } from 'react';

const RetryPanel = lazy(() =>
  import(/* webpackChunkName: "catalog-retry" */ '../retry-panel/RetryPanel').then((module) => ({
    default: module.RetryPanel,
  })),
);

/** Stands where a region failed; its code is for the rare page that needs it. */
export function LateRetry({ title }: { title: string }) {
  return (
    <Suspense>
      <RetryPanel title={title} />
    </Suspense>
  );
}
