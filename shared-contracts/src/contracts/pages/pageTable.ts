import type { PageEntry } from './PageEntry';

/** Federation name of a remote, e.g. `mf_catalog`. */
export type RemoteName = string;

/** Name of a part: the shell or a remote, each of which has its own releases. */
export type PartName = string;

export interface Page extends PageEntry {
  owner: PartName;
  /** First segment of the page's paths, in lower case. For `/:brand`, it is the market's slug. */
  segment: string;
}

/**
 * Pages of a composition (one release of each part), as its releases state them. Ownership, cache
 * rules, guards, prefetch, sitemap and robots.txt are derived from them.
 */
export type PageTable = readonly Page[];

/** The landing page of the market's brand (specification section 2). */
const BRAND_PAGE = '/:brand';

const firstSegment = (path: string) => path.toLowerCase().split('/')[1] ?? '';

/**
 * Joins the pages of all parts. If several parts have pages with the same first segment, the table
 * takes the pages with that segment from one part: the part that had the segment in the previous
 * table, otherwise the part that comes first. A fixed path has priority over the market's slug.
 * @param brandSlug slug of the market's own page
 * @param before table of the previous composition
 */
export function createPageTable(
  pagesOf: PagesByPart,
  brandSlug: string,
  before: PageTable = [],
): PageTable {
  const all = Object.entries(pagesOf).flatMap(([owner, pages]) =>
    pages.map((page): Page => ({ ...page, owner, segment: segmentOf(page, brandSlug) })),
  );
  const isStated = ({ owner, path }: Page) =>
    all.some((page) => page.owner === owner && page.path === path);
  const owners = new Map<string, PartName>();
  const isFixed = ({ path }: Page) => path !== BRAND_PAGE;
  // The first entry for a segment decides its owner.
  for (const page of [...before.filter(isStated), ...all].filter(isFixed)) {
    if (!owners.has(page.segment)) owners.set(page.segment, page.owner);
  }
  const fixed = new Set(owners.keys());
  return all.filter((page) =>
    isFixed(page) ? owners.get(page.segment) === page.owner : !fixed.has(page.segment),
  );
}

/** Pages by part. */
export type PagesByPart = Readonly<Record<PartName, readonly PageEntry[]>>;

const segmentOf = ({ path }: PageEntry, brandSlug: string) =>
  path === BRAND_PAGE ? brandSlug.toLowerCase() : firstSegment(path);

/** Pages that a part states, but that the table gives to another part. */
export function refusedPages(pagesOf: PagesByPart, table: PageTable): Page[] {
  return Object.entries(pagesOf).flatMap(([part, pages]) =>
    pages.flatMap(({ path }): Page[] => {
      const [owned] = pagesBeside(table, path);
      return owned && owned.owner !== part ? [{ ...owned, path, owner: part }] : [];
    }),
  );
}

/** Pages with the same first segment as a path, in upper or lower case. They all have one owner. */
function pagesBeside(pages: PageTable, pathname: string): PageTable {
  const first = firstSegment(pathname);
  return pages.filter(({ segment }) => segment === first);
}

/** Path of a page as a pattern of React Router, with the market's slug in place of `/:brand`. */
export const patternOf = ({ path, segment }: Page) => (path === BRAND_PAGE ? `/${segment}` : path);

/** First segments of the paths that a part owns, without slashes. */
export function prefixesOf(pages: PageTable, part: PartName): string[] {
  const owned = pages.filter(({ owner }) => owner === part);
  return [...new Set(owned.map(({ segment }) => segment))];
}

/**
 * The remote that owns a path, in upper or lower case; `undefined` for the shell's own pages and
 * for unknown paths (a 404).
 */
export function ownerOf(pages: PageTable, pathname: string): RemoteName | undefined {
  const owner = pagesBeside(pages, pathname)[0]?.owner;
  return owner === 'shell' ? undefined : owner;
}

/**
 * True if a route id begins with the remote's prefix, e.g. `catalog-home` for `mf_catalog` and
 * `cart-page` for `mf_cart_checkout`. Ids name the chunks of pages, and must be unique because all
 * routes form one tree.
 */
export const isRouteIdOf = (remote: RemoteName, id: string) =>
  id.startsWith(`${remote.split('_')[1]}-`);

/**
 * True if a remote may have a route with this path: the path does not begin with a parameter or
 * wildcard, and the remote has a page with the same first segment.
 */
export const isPathOf = (pages: PageTable, remote: RemoteName, path: string) =>
  !/^\/[:*]/.test(path) && ownerOf(pages, path) === remote;

/**
 * True if any page with the path's first segment is personal. The ending does not matter:
 * `/orders/x.css` is treated like a page of orders.
 */
export function isPersonalPath(pages: PageTable, pathname: string): boolean {
  return pagesBeside(pages, pathname).some(({ isPersonal }) => isPersonal);
}

/**
 * True if a page with this path, in upper or lower case, has an action for forms without
 * JavaScript.
 */
export const takesForms = (pages: PageTable, pathname: string) =>
  pages.some((page) => page.takesForms && page.path === pathname.toLowerCase());

/** True if the data of every page with the path's first segment may be prefetched. */
export function isPrefetchablePath(pages: PageTable, pathname: string): boolean {
  const beside = pagesBeside(pages, pathname);
  return beside.length > 0 && beside.every(({ isPrefetchable }) => isPrefetchable);
}

/** Path patterns of the pages whose data may be prefetched. */
export const prefetchablePatterns = (pages: PageTable): string[] =>
  pages.map(patternOf).filter((path) => isPrefetchablePath(pages, path));

/**
 * Reduces the query of a URL to the keys that its page reads, and sorts them, so that all URLs of
 * the same page get the same result. The keys are those of every page with the same first path
 * segment.
 * @param search query of a URL, empty or with its question mark
 */
export function readQueryOf(pages: PageTable, pathname: string, search: string): string {
  const names = new Set(pagesBeside(pages, pathname).flatMap(({ query = [] }) => query));
  const read = [...new URLSearchParams(search)].filter(([name]) => names.has(name));
  read.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return read.length > 0 ? `?${new URLSearchParams(read)}` : '';
}

/**
 * True if search engines may index pages with the path's first segment. A single page can still
 * refuse this with `PageHead.isPrivate`.
 */
export function isIndexedPath(pages: PageTable, pathname: string): boolean {
  return pagesBeside(pages, pathname).some(({ isIndexed }) => isIndexed);
}

/** Paths of the indexed pages without parameters, in the order of the table. */
export function indexedPaths(pages: PageTable): string[] {
  const indexed = pages.filter(({ isIndexed }) => isIndexed);
  return indexed.map(patternOf).filter((path) => !path.includes(':'));
}

/**
 * First segments of the paths that robots.txt excludes. Each is listed as written in the table and
 * in lower case, because robots distinguish upper and lower case.
 */
export function unindexedPrefixes(pages: PageTable): string[] {
  const unindexed = pages.filter(({ path }) => path !== BRAND_PAGE && !isIndexedPath(pages, path));
  const prefixes = unindexed.flatMap(({ path, segment }) => [segment, path.split('/')[1]]);
  return [...new Set(prefixes)].map((prefix) => `/${prefix}`);
}
