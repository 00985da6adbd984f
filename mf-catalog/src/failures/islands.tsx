import { island } from '@marketplace/contracts/islands';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';

// Few pages need their code.

/** In place of a list that failed or is still loading. */
export const ListFailureIsland = island(
  () => import(/* webpackChunkName: "list-error" */ './ListFailure').then((it) => it.ListFailure),
  { when: 'visible', waiting: <Skeleton shape="block" height={280} /> },
);

/** Beside a list without the names of sections: nothing while they are pending. */
export const SectionFailureIsland = island(
  () => import(/* webpackChunkName: "list-error" */ './ListFailure').then((it) => it.ListFailure),
  { when: 'visible' },
);

/** In place of a region that failed. */
export const RetryPanelIsland = island(
  () => import(/* webpackChunkName: "catalog-retry" */ './RetryPanel').then((it) => it.RetryPanel),
  { when: 'visible' },
);
