import { Region } from '@marketplace/contracts/rendering';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import type { ListFailureProps } from './ListFailure';

// The code of these regions is loaded on demand, because few pages need it.

export const loadListFailure = () =>
  import(/* webpackChunkName: "list-error" */ './ListFailure').then((it) => it.ListFailure);
const loadRetryPanel = () =>
  import(/* webpackChunkName: "catalog-retry" */ './RetryPanel').then((it) => it.RetryPanel);

interface FailureRegionProps extends Pick<ListFailureProps, 'what'> {
  /** The API call, if it is still pending; absent if it has failed. */
  pending?: Promise<unknown> | undefined;
}

/**
 * Replaces a list that failed or is still loading. With `what: 'section'`, the list is shown, and
 * only the names of its sections are missing. While the names are loading, this component renders
 * nothing.
 */
export function ListFailureRegion({ what, pending }: FailureRegionProps) {
  return (
    <Region
      when="visible"
      load={loadListFailure}
      // The call is wrapped in an object, because the region would wait for a bare promise.
      props={{ what, pending: pending && { call: pending } }}
      waiting={what !== 'section' && <Skeleton shape="block" height={280} />}
    />
  );
}

/** Replaces a region that failed. */
export function RetryRegion({ title }: { title: string }) {
  return <Region when="visible" load={loadRetryPanel} props={{ title }} />;
}
