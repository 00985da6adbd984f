import { listBlogs } from '@marketplace/contracts/api/blog';
import {
  listFeaturedProductGroups,
  listSubCategories,
} from '@marketplace/contracts/api/categories';
import { listProducts } from '@marketplace/contracts/api/products';
import { listShops } from '@marketplace/contracts/api/shops';
import {
  blogPath,
  categoryPath,
  featuredSectionPath,
  productPath,
  shopPath,
} from '@marketplace/contracts/routes';

/** A list call of the API whose every item has a page. */
export interface Listing {
  /** Part of the file's name: `sitemap-products-1.xml`. */
  name: string;
  /** Under the API host. */
  path: string;
  query?: Readonly<Record<string, string>>;
  /** Field of an item that names its page. */
  slug: 'handle' | 'uuid';
  pathOf: (slug: string) => string;
}

export const LISTINGS: readonly Listing[] = [
  { name: 'products', path: listProducts.path, slug: 'handle', pathOf: productPath },
  { name: 'shops', path: listShops.path, slug: 'handle', pathOf: shopPath },
  {
    name: 'categories',
    path: listSubCategories.path,
    query: { removeUnusedSubCategory: 'true' },
    slug: 'handle',
    pathOf: categoryPath,
  },
  {
    name: 'sections',
    path: listFeaturedProductGroups.path,
    slug: 'uuid',
    pathOf: featuredSectionPath,
  },
  { name: 'blog', path: listBlogs.path, slug: 'handle', pathOf: blogPath },
];

/** Characters of an address (sitemaps.org, protocol), less those of the origin. */
const LONGEST_PATH = 2048 - 300;

/** Page paths of slugs, without those no browser could request: shops choose slugs freely. */
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
