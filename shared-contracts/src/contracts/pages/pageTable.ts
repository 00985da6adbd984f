import { pages as shellPages } from '../../../../shell/pages';
import type { PageEntry } from './PageEntry';
import * as remotes from './remotes';

export type RemoteName = keyof typeof remotes;

/** A separately released part of the storefront. */
export type PartName = 'shell' | RemoteName;

export interface Page extends PageEntry {
  owner: PartName;
}

/** Federation names of the remotes. */
export const REMOTES = Object.keys(remotes) as RemoteName[]; // the module's exports are its keys

/**
 * Every page of the storefront (design of the storefront, section 8), joined from what each part
 * states of its own. Ownership, cache rules, guards, prefetch, sitemap, robots and the ownership
 * table of the README are read from here.
 */
export const PAGES: readonly Page[] = [
  ...ownedBy('shell', shellPages),
  ...Object.entries(remotes).flatMap(([name, pages]) => ownedBy(name as RemoteName, pages)),
];

function ownedBy(owner: PartName, pages: readonly PageEntry[]): Page[] {
  return pages.map((page) => ({ ...page, owner }));
}

/** The page of the market's own slug (specification section 2, brand landing page). */
const BRAND_PAGE = '/:brand';

const firstSegment = (path: string) => path.toLowerCase().split('/')[1] ?? '';

const FIXED_PAGES = PAGES.filter(({ path }) => path !== BRAND_PAGE);

/**
 * Pages that begin with the same segment as a path, whatever its case: they have one owner.
 * @param brandSlug the market's; without it no path is the brand's
 */
function pagesBeside(pathname: string, brandSlug?: string): readonly Page[] {
  const first = firstSegment(pathname);
  const beside = FIXED_PAGES.filter(({ path }) => firstSegment(path) === first);
  if (beside.length > 0 || first !== brandSlug?.toLowerCase()) return beside;
  return PAGES.filter(({ path }) => path === BRAND_PAGE);
}

/**
 * Path prefixes a remote owns, without the leading slash.
 * @param brandSlug the market's, for its landing page to count
 */
export function prefixesOf(remote: RemoteName, brandSlug?: string): string[] {
  const owned = PAGES.filter(({ owner }) => owner === remote);
  const prefixes = owned.flatMap(({ path }) =>
    path === BRAND_PAGE ? (brandSlug ?? []) : firstSegment(path),
  );
  return [...new Set(prefixes)];
}

/**
 * The remote that owns a path, whatever its case; `undefined` for the shell's own pages and for
 * addresses of nobody (a 404).
 * @param brandSlug the market's, for its landing page to count
 */
export function ownerOf(pathname: string, brandSlug?: string): RemoteName | undefined {
  const owner = pagesBeside(pathname, brandSlug)[0]?.owner;
  return owner === 'shell' ? undefined : owner;
}

/**
 * True for the id of a route that a remote may have: `catalog-home` of `mf_catalog`, `cart-page` of
 * `mf_cart_checkout`. Ids are the keys of the one route tree, and name the chunks of pages.
 */
export const isRouteIdOf = (remote: RemoteName, id: string) =>
  id.startsWith(`${remote.split('_')[1]}-`);

/**
 * True for the path of a route that a remote may have: no other part's page begins so, and no pattern
 * stands first.
 * @param brandSlug the market's
 */
export const isPathOf = (remote: RemoteName, path: string, brandSlug: string) =>
  !/^\/[:*]/.test(path) && pagesBeside(path, brandSlug).every(({ owner }) => owner === remote);

/**
 * True where any page with the path's first segment is one shopper's own: `/orders/x.css` is
 * treated as a page of orders, however it ends.
 */
export function isPersonalPath(pathname: string): boolean {
  return pagesBeside(pathname).some(({ isPersonal }) => isPersonal);
}

/** True for the address of a page whose action answers forms without JavaScript, whatever its case. */
export const takesForms = (pathname: string) =>
  FIXED_PAGES.some((page) => page.takesForms && page.path === pathname.toLowerCase());

/** True where the data of every page with the path's first segment may be fetched ahead. */
export function isPrefetchablePath(pathname: string, brandSlug?: string): boolean {
  const beside = pagesBeside(pathname, brandSlug);
  return beside.length > 0 && beside.every(({ isPrefetchable }) => isPrefetchable);
}

/**
 * Paths, as patterns, of the pages whose data may be fetched ahead.
 * @param brandSlug the market's
 */
export function prefetchablePatterns(brandSlug: string): string[] {
  const paths = PAGES.map(({ path }) => (path === BRAND_PAGE ? `/${brandSlug}` : path));
  return paths.filter((path) => isPrefetchablePath(path, brandSlug));
}

/**
 * The query of an address as far as its page reads it, in one order: the same for all addresses that
 * show the same. Names are taken from every page that begins as the path does.
 *
 * @param search as in an address, empty or with its question mark
 */
export function readQueryOf(pathname: string, search: string, brandSlug?: string): string {
  const names = new Set(pagesBeside(pathname, brandSlug).flatMap(({ query = [] }) => query));
  const read = [...new URLSearchParams(search)].filter(([name]) => names.has(name));
  read.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return read.length > 0 ? `?${new URLSearchParams(read)}` : '';
}

/**
 * True where search engines may keep a page that begins as the path does; a page that is there may
 * still ask them not to (`PageHead.isPrivate`).
 */
export function isIndexedPath(pathname: string, brandSlug?: string): boolean {
  return pagesBeside(pathname, brandSlug).some(({ isIndexed }) => isIndexed);
}

/** Addresses of the public pages that are there whatever is sold, in the table's order. */
export function indexedPaths(brandSlug: string): string[] {
  const indexed = PAGES.filter(({ isIndexed }) => isIndexed);
  const paths = indexed.map(({ path }) => (path === BRAND_PAGE ? `/${brandSlug}` : path));
  return paths.filter((path) => !path.includes(':'));
}

/**
 * First segments that search engines are asked to leave alone, as written in the table and in lower
 * case: robots heed the case.
 */
export function unindexedPrefixes(): string[] {
  const unindexed = FIXED_PAGES.filter(({ path }) => !isIndexedPath(path));
  const prefixes = unindexed.flatMap(({ path }) => [firstSegment(path), path.split('/')[1]]);
  return [...new Set(prefixes)].map((prefix) => `/${prefix}`);
}
