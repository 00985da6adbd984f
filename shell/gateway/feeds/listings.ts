import { listBlogs } from '@marketplace/contracts/api/blog';
import {
  listFeaturedProductGroups,
  listSubCategories,
} from '@marketplace/contracts/api/categories';
import { listProducts } from '@marketplace/contracts/api/products';
import { listShops } from '@marketplace/contracts/api/shops';
import type { PageTable } from '@marketplace/contracts/pages/pageTable';
import {
  blogPath,
  categoryPath,
  featuredSectionPath,
  productPath,
  shopPath,
} from '@marketplace/contracts/routes';
import { LONGEST_ORIGIN } from './sitemapXml';

/** A list of the API whose items have pages in the shop. */
export interface Listing {
  /** Path pattern of the items' pages, as in the page table. */
  page: string;
  /** Part of the sitemap's file name, such as `products` in `sitemap-products-1.xml`. */
  name: string;
  /** Path of the list in the API. */
  path: string;
  query?: Readonly<Record<string, string>>;
  /** Field of an item that contains the slug of its page. */
  slug: 'handle' | 'uuid';
  pathOf: (slug: string) => string;
  /** Time for which the sitemaps are served without a new request to the API. */
  freshMs: number;
}

/**
 * `freshMs` of short lists. Reading them takes few API requests, and editors expect a removed item
 * to disappear soon.
 */
const MINUTE_MS = 60_000;
/** `freshMs` of products. Reading the list of a large market takes a thousand API requests. */
const HOUR_MS = 60 * MINUTE_MS;

export const LISTINGS: readonly Listing[] = [
  {
    page: '/product/:slug',
    name: 'products',
    path: listProducts.path,
    slug: 'handle',
    pathOf: productPath,
    freshMs: HOUR_MS,
  },
  {
    page: '/shop/:slug?',
    name: 'shops',
    path: listShops.path,
    slug: 'handle',
    pathOf: shopPath,
    freshMs: MINUTE_MS,
  },
  {
    page: '/category/:slug',
    name: 'categories',
    path: listSubCategories.path,
    query: { removeUnusedSubCategory: 'true' },
    slug: 'handle',
    pathOf: categoryPath,
    freshMs: MINUTE_MS,
  },
  {
    page: '/category/featured/:uuid',
    name: 'sections',
    path: listFeaturedProductGroups.path,
    slug: 'uuid',
    pathOf: featuredSectionPath,
    freshMs: MINUTE_MS,
  },
  {
    page: '/blog/:slug',
    name: 'blog',
    path: listBlogs.path,
    slug: 'handle',
    pathOf: blogPath,
    freshMs: MINUTE_MS,
  },
];

/** True if search engines may index the pages of a list's items. */
export const isIndexed = (pages: PageTable, { page }: Listing) =>
  pages.some((entry) => entry.path === page && entry.isIndexed);

/**
 * Maximum length of a path: the maximum length of a URL (sitemaps.org, protocol), minus origin and
 * language.
 */
const LONGEST_PATH = 2048 - LONGEST_ORIGIN - 10;

/**
 * Turns slugs into paths of pages. Omits slugs that no browser could request, because shops choose
 * slugs freely.
 */
export function pathsOf({ pathOf }: Pick<Listing, 'pathOf'>, slugs: readonly string[]): string[] {
  return slugs.flatMap((slug) => {
    if (slug === '' || slug === '.' || slug === '..') return [];
    try {
      const path = pathOf(slug);
      return path.length > LONGEST_PATH ? [] : [path];
    } catch {
      // A lone surrogate cannot be percent-encoded.
      return [];
    }
  });
}
