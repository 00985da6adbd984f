import type { FeaturedProductGroup } from '@marketplace/contracts/api/categories';
import { type Deferrable, deferPart, loadPart } from '@marketplace/contracts/loading/loadPart';
import type { CardProduct } from '../cards/cardData';

/** A section whose own call was deferred, with its products. */
interface DeferredSection {
  group: FeaturedProductGroup;
  products: Promise<CardProduct[]>;
}

export interface Sections {
  groups: FeaturedProductGroup[] | Promise<DeferredSection[]> | undefined;
  /** By the group's uuid, at the top level: only there may loader data hold promises. */
  [products: `products-${string}`]: Deferrable<CardProduct[]>;
}

/** The featured sections: the first one with its products, those of the others deferred. */
export async function loadSections(
  loadingGroups: Promise<FeaturedProductGroup[]>,
  fetchProducts: (group: FeaturedProductGroup) => Promise<CardProduct[]>,
): Promise<Sections> {
  const productsOf = (group: FeaturedProductGroup) => deferPart(group.name, fetchProducts(group));
  const { part: groups } = await loadPart('The featured sections', loadingGroups);
  // Only in a browser are they deferred, and only there may a promise hold other promises.
  if (groups instanceof Promise) {
    const sections = groups.then((known) =>
      known.map((group) => ({ group, products: productsOf(group) })),
    );
    return { groups: deferPart('The featured sections', sections) };
  }
  const [first, ...others] = groups ?? [];
  const products: [string, Deferrable<CardProduct[]>][] = others.map((group) => [
    keyOf(group),
    productsOf(group),
  ]);
  if (first) {
    const { part } = await loadPart(first.name, productsOf(first));
    products.push([keyOf(first), part]);
  }
  return { groups, ...Object.fromEntries(products) };
}

const keyOf = ({ uuid }: FeaturedProductGroup) => `products-${uuid}` as const;
