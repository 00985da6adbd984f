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

/** A list of the API whose every item has a page of the shop. */
export interface Listing {
  /** Part of the file's name: `sitemap-products-1.xml`. */
  name: string;
  /** Under the API host. */
  path: string;
  query?: Readonly<Record<string, string>>;
  /** What of an item names its page. */
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
