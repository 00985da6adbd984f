import { listBlogs } from '@marketplace/contracts/api/blog';
import {
  listFeaturedProductGroups,
  listSubCategories,
} from '@marketplace/contracts/api/categories';
import { listProducts } from '@marketplace/contracts/api/products';
import { listShops } from '@marketplace/contracts/api/shops';
import { PAGES } from '@marketplace/contracts/pages/pageTable';
import {
  blogPath,
  categoryPath,
  featuredSectionPath,
  productPath,
  shopPath,
} from '@marketplace/contracts/routes';
import { LONGEST_ORIGIN } from './sitemapXml';

/** A list call of the API in which each item has a page. */
export interface Listing {
  /** Row of the page table that these pages belong to. */
  page: string;
  /** Part of the file's name: `sitemap-products-1.xml`. */
  name: string;
  /** Path at the API host. */
  path: string;
  query?: Readonly<Record<string, string>>;
  /** Field of an item that holds the slug of its page. */
  slug: 'handle' | 'uuid';
  pathOf: (slug: string) => string;
  /** Time for which its sitemaps are served without asking the API again. */
  freshMs: number;
}

/** Short lists cost the API a few calls, and editors expect their removals to show soon. */
const MINUTE_MS = 60_000;
/** A large market costs the API a thousand calls. */
const HOUR_MS = 60 * MINUTE_MS;

const ALL: readonly Listing[] = [
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

/** The listings whose pages search engines may keep. */
export const LISTINGS = ALL.filter(({ page }) =>
  PAGES.some(({ path, isIndexed }) => path === page && isIndexed),
);

/** Characters of an address (sitemaps.org, protocol), less those of origin and language. */
const LONGEST_PATH = 2048 - LONGEST_ORIGIN - 10;

/** Page paths of slugs, without those that no browser could request: shops choose slugs freely. */
export function pathsOf({ pathOf }: Pick<Listing, 'pathOf'>, slugs: readonly string[]): string[] {
  return slugs.flatMap((slug) => {
    if (slug === '' || slug === '.' || slug === '..') return [];
    try {
      const path = pathOf(slug);
      return path.length > LONGEST_PATH ? [] : [path];
    } catch {
      // A lone surrogate has no percent-encoding.
      return [];
    }
  });
}
