import { island } from '@marketplace/contracts/islands';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';

// Links, which work without their code, and parts that few lists show at first: none of them is in
// the first view's code. Each is keyed by the address, because the server's markup does not follow a
// change of filters.

/** The links to the other pages of a list. */
export const PagesIsland = island(
  () => import(/* webpackChunkName: "list-pages" */ './ListPages').then((it) => it.ListPages),
  { when: 'interaction', waiting: <Skeleton shape="button" /> },
);

/** The content of an empty list. */
export const NoResultsIsland = island(
  () => import(/* webpackChunkName: "list-empty" */ './NoResults').then((it) => it.NoResults),
  { when: 'interaction', waiting: <Skeleton shape="block" height={360} /> },
);
