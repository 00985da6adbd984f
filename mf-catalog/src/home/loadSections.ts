import type { FeaturedProductGroup } from '@marketplace/contracts/api/categories';
import type { ProductSummary } from '@marketplace/contracts/api/products';
import { loadLater } from '../load-later/loadLater';
import { loadSoon } from './loadSoon';
import type { Soon } from './Soon';

/** A section with its products, where the section itself came late. */
export interface LateSection {
  group: FeaturedProductGroup;
  products: Promise<ProductSummary[]>;
}

export interface Sections {
  groups: FeaturedProductGroup[] | Promise<LateSection[]> | undefined;
  /** By the group's uuid; top-level keys, for only there may loader data hold promises. */
  [products: `products-${string}`]: Soon<ProductSummary[]>;
}

/** The featured sections: the first one with its products, those of the others as they come. */
export async function loadSections(
  loadingGroups: Promise<FeaturedProductGroup[]>,
  fetchProducts: (group: FeaturedProductGroup) => Promise<ProductSummary[]>,
): Promise<Sections> {
  const productsOf = (group: FeaturedProductGroup) => loadLater(group.name, fetchProducts(group));
  const { part: groups } = await loadSoon('The featured sections', loadingGroups);
  // Only a browser has them late, and only there a promise may hold other promises.
  if (groups instanceof Promise) {
    const sections = groups.then((known) =>
      known.map((group) => ({ group, products: productsOf(group) })),
    );
    return { groups: loadLater('The featured sections', sections) };
  }
  const [first, ...others] = groups ?? [];
  const products: [string, Soon<ProductSummary[]>][] = others.map((group) => [
    keyOf(group),
    productsOf(group),
  ]);
  if (first) {
    const { part } = await loadSoon(first.name, productsOf(first));
    products.push([keyOf(first), part]);
  }
  return { groups, ...Object.fromEntries(products) };
}

const keyOf = ({ uuid }: FeaturedProductGroup) => `products-${uuid}` as const;
