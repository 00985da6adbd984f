// Code of regions that the first view does not need: links, which work as markup, and content that
// few lists show at first. Each region is keyed by the address, because the server's markup does
// not follow a change of filters.

/** The links to the other pages of a list. */
export const loadListPages = () =>
  import(/* webpackChunkName: "list-pages" */ './ListPages').then((it) => it.ListPages);

/** The content of an empty list. */
export const loadNoResults = () =>
  import(/* webpackChunkName: "list-empty" */ './NoResults').then((it) => it.NoResults);
