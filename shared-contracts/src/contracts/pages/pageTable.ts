import { pages as shellPages } from '../../../../shell/pages';
import type { PageEntry } from './PageEntry';
import * as remotes from './remotes';

export type RemoteName = keyof typeof remotes;

/** Name of a part: the shell or a remote, each of which has its own releases. */
export type PartName = 'shell' | RemoteName;

export interface Page extends PageEntry {
  owner: PartName;
}

/** Federation names of the remotes. */
export const REMOTES = Object.keys(remotes) as RemoteName[]; // `remotes` has one export per remote

/**
 * Every page of the storefront (design of the storefront, section 8), from the tables of the shell
 * and the remotes. Ownership, cache rules, guards, prefetch, sitemap, robots.txt and the ownership
 * table of the README are derived from it.
 */
export const PAGES: readonly Page[] = [
  ...ownedBy('shell', shellPages),
  ...Object.entries(remotes).flatMap(([name, pages]) => ownedBy(name as RemoteName, pages)),
];

function ownedBy(owner: PartName, pages: readonly PageEntry[]): Page[] {
  return pages.map((page) => ({ ...page, owner }));
}

/** The landing page of the market's brand (specification section 2). */
const BRAND_PAGE = '/:brand';

const firstSegment = (path: string) => path.toLowerCase().split('/')[1] ?? '';

const FIXED_PAGES = PAGES.filter(({ path }) => path !== BRAND_PAGE);

/**
 * Pages with the same first segment as a path, in upper or lower case; they all have one owner.
 * @param brandSlug the market's slug; if left out, no path is the landing page
 */
function pagesBeside(pathname: string, brandSlug?: string): readonly Page[] {
  const first = firstSegment(pathname);
  const beside = FIXED_PAGES.filter(({ path }) => firstSegment(path) === first);
  if (beside.length > 0 || first !== brandSlug?.toLowerCase()) return beside;
  return PAGES.filter(({ path }) => path === BRAND_PAGE);
}

/**
 * First segments of the paths that a remote owns, without slashes.
 * @param brandSlug the market's slug, to include its landing page
 */
export function prefixesOf(remote: RemoteName, brandSlug?: string): string[] {
  const owned = PAGES.filter(({ owner }) => owner === remote);
  const prefixes = owned.flatMap(({ path }) =>
    path === BRAND_PAGE ? (brandSlug ?? []) : firstSegment(path),
  );
  return [...new Set(prefixes)];
}

/**
 * The remote that owns a path, in upper or lower case; `undefined` for the shell's own pages and
 * for unknown paths (a 404).
 * @param brandSlug the market's slug, to include its landing page
 */
export function ownerOf(pathname: string, brandSlug?: string): RemoteName | undefined {
  const owner = pagesBeside(pathname, brandSlug)[0]?.owner;
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
 * True if a remote may have a route with this path: the path does not begin with a pattern, and no
 * page of another owner has the same first segment.
 * @param brandSlug the market's slug
 */
export const isPathOf = (remote: RemoteName, path: string, brandSlug: string) =>
  !/^\/[:*]/.test(path) && pagesBeside(path, brandSlug).every(({ owner }) => owner === remote);

/**
 * True if any page with the path's first segment is personal. The ending does not matter:
 * `/orders/x.css` is treated like a page of orders.
 */
export function isPersonalPath(pathname: string): boolean {
  return pagesBeside(pathname).some(({ isPersonal }) => isPersonal);
}

/**
 * True if a page with this path, in upper or lower case, has an action for forms without
 * JavaScript.
 */
export const takesForms = (pathname: string) =>
  FIXED_PAGES.some((page) => page.takesForms && page.path === pathname.toLowerCase());

/** True if the data of every page with the path's first segment may be prefetched. */
export function isPrefetchablePath(pathname: string, brandSlug?: string): boolean {
  const beside = pagesBeside(pathname, brandSlug);
  return beside.length > 0 && beside.every(({ isPrefetchable }) => isPrefetchable);
}

/**
 * Path patterns of the pages whose data may be prefetched.
 * @param brandSlug the market's slug
 */
export function prefetchablePatterns(brandSlug: string): string[] {
  const paths = PAGES.map(({ path }) => (path === BRAND_PAGE ? `/${brandSlug}` : path));
  return paths.filter((path) => isPrefetchablePath(path, brandSlug));
}

/**
 * Reduces the query of a URL to the keys that its page reads, and sorts them, so that all URLs of
 * the same page get the same result. The keys are those of every page with the same first path
 * segment.
 * @param search query of a URL, empty or with its question mark
 */
export function readQueryOf(pathname: string, search: string, brandSlug?: string): string {
  const names = new Set(pagesBeside(pathname, brandSlug).flatMap(({ query = [] }) => query));
  const read = [...new URLSearchParams(search)].filter(([name]) => names.has(name));
  read.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return read.length > 0 ? `?${new URLSearchParams(read)}` : '';
}

/**
 * True if search engines may index pages with the path's first segment. A single page can still
 * refuse this with `PageHead.isPrivate`.
 */
export function isIndexedPath(pathname: string, brandSlug?: string): boolean {
  return pagesBeside(pathname, brandSlug).some(({ isIndexed }) => isIndexed);
}

/** Paths of the indexed pages without parameters, in the order of the table. */
export function indexedPaths(brandSlug: string): string[] {
  const indexed = PAGES.filter(({ isIndexed }) => isIndexed);
  const paths = indexed.map(({ path }) => (path === BRAND_PAGE ? `/${brandSlug}` : path));
  return paths.filter((path) => !path.includes(':'));
}

/**
 * First segments of the paths that robots.txt excludes. Each is listed as written in the table and
 * in lower case, because robots distinguish upper and lower case.
 */
export function unindexedPrefixes(): string[] {
  const unindexed = FIXED_PAGES.filter(({ path }) => !isIndexedPath(path));
  const prefixes = unindexed.flatMap(({ path }) => [firstSegment(path), path.split('/')[1]]);
  return [...new Set(prefixes)].map((prefix) => `/${prefix}`);
}
