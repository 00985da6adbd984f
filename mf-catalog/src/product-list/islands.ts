import { createIsland } from '../deferred/Island';

// Links, which work without their code, and parts that few lists show at first: none of them is in
// the first view's code. Each is keyed by the address, because the server's markup does not follow a
// change of filters.

/** The links to the other pages of a list. */
export const PagesIsland = createIsland(
  () => import(/* webpackChunkName: "list-pages" */ './ListPages').then((it) => it.ListPages),
  { when: 'intent' },
);

/** The content of an empty list. */
export const NoResultsIsland = createIsland(
  () => import(/* webpackChunkName: "list-empty" */ './NoResults').then((it) => it.NoResults),
  { when: 'intent' },
);

/** Rendered on the server only: the browser leaves out what is in a `<noscript>`. */
export const ApplyButtonIsland = createIsland(
  () => import(/* webpackChunkName: "apply-button" */ './ApplyButton').then((it) => it.ApplyButton),
  { when: 'intent' },
);
