import type { FeaturedProductGroup, SubCategory } from '@marketplace/contracts/api/categories';
import type { ShopSummary } from '@marketplace/contracts/api/shops';
import {
  categoryPath,
  featuredSectionPath,
  type NarrowedListQuery,
  productListPath,
  shopPath,
} from '@marketplace/contracts/routes';

/** A list whose products fill several pages. */
export interface LongList {
  name: string;
  pathFor: (query: NarrowedListQuery) => string;
  /**
   * Filter that selects the products of the list. `category` and `shop` are handles, `section` is a
   * uuid.
   */
  narrowed: { category?: string; section?: string; shop?: string };
}

const mostOf = <Item extends { productCount: number }>(items: Item[]) =>
  items.toSorted((one, other) => other.productCount - one.productCount)[0];

/** Finds the longest list of each kind. */
export async function findLongLists(
  get: <Reply>(path: string) => Promise<Reply>,
): Promise<LongList[]> {
  const [categories, sections, shops] = await Promise.all([
    get<{ items: SubCategory[] }>('/category/sub-categories?pageSize=100'),
    get<{ items: FeaturedProductGroup[] }>('/category/featured-product-groups'),
    get<{ items: ShopSummary[] }>('/shop/public/shop?sort=products'),
  ]);
  const category = mostOf(categories.items)?.handle ?? '';
  const section = mostOf(sections.items)?.uuid ?? '';
  const shop = shops.items[0]?.handle ?? '';
  return [
    { name: 'product list', pathFor: productListPath, narrowed: {} },
    {
      name: 'sub-category',
      pathFor: (query) => categoryPath(category, query),
      narrowed: { category },
    },
    {
      name: 'featured section',
      pathFor: (query) => featuredSectionPath(section, query),
      narrowed: { section },
    },
    { name: 'shop', pathFor: (query) => shopPath(shop, query), narrowed: { shop } },
  ];
}
