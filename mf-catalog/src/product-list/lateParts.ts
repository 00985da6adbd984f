import { createLatePart } from '../late-part/LatePart';

// Links alone, which work without their code, and what few lists show at first: none of it is in the
// first view's code. Each is keyed by the address it stands for, because markup of the server's does
// not follow a change of filters.

/** The links to the other pages of a list. */
export const LatePages = createLatePart(
  () => import(/* webpackChunkName: "list-pages" */ './ListPages').then((it) => it.ListPages),
  { when: 'intent' },
);

/** What an empty list shows. */
export const LateNoResults = createLatePart(
  () => import(/* webpackChunkName: "list-empty" */ './NoResults').then((it) => it.NoResults),
  { when: 'intent' },
);

/** Rendered on the server only: the browser leaves out what is in a `<noscript>`. */
export const ApplyButton = createLatePart(
  () => import(/* webpackChunkName: "apply-button" */ './ApplyButton').then((it) => it.ApplyButton),
  { when: 'intent' },
);
