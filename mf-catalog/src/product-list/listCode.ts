// Code of regions that the first view does not need: links, which work as markup, and content that
// few lists show initially. Each region is keyed by the URL, because the server's markup does not
// follow a change of filters.

export const loadListPages = () =>
  import(/* webpackChunkName: "list-pages" */ './ListPages').then((it) => it.ListPages);

export const loadNoResults = () =>
  import(/* webpackChunkName: "list-empty" */ './NoResults').then((it) => it.NoResults);
