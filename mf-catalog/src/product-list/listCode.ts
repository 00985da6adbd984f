// Regions whose code the first view does not need: links, which work as markup, and content that
// few lists show initially. Each region has the URL as its React key. Otherwise, the server's
// markup would stay after a change of the filters.

export const loadListPages = () =>
  import(/* webpackChunkName: "list-pages" */ './ListPages').then((it) => it.ListPages);

export const loadNoResults = () =>
  import(/* webpackChunkName: "list-empty" */ './NoResults').then((it) => it.NoResults);
