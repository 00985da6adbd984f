import type { FeaturedProductGroup } from '@marketplace/contracts/api/categories';
import {
  type Deferrable,
  deferPart,
  loadPart,
  staticPart,
} from '@marketplace/contracts/loading/loadPart';
import type { CardProduct } from '../cards/cardData';

export type SectionGroup = Pick<FeaturedProductGroup, 'uuid' | 'name'>;

/** A section whose own call was deferred, with its products. */
interface DeferredSection {
  group: SectionGroup;
  products: Promise<CardProduct[]>;
}

export interface Sections {
  groups: SectionGroup[] | Promise<DeferredSection[]> | undefined;
  /** The groups with all that their tiles show; not where the groups are late. */
  tiles: Deferrable<FeaturedProductGroup[]>;
  /** By the group's uuid, at the top level: only there may loader data hold promises. */
  [products: `products-${string}`]: Deferrable<CardProduct[]>;
}

/** The featured sections: the first one with its products, those of the others deferred. */
export async function loadSections(
  loadingGroups: Promise<FeaturedProductGroup[]>,
  fetchProducts: (group: FeaturedProductGroup) => Promise<CardProduct[]>,
): Promise<Sections> {
  const productsOf = (group: FeaturedProductGroup) =>
    staticPart(deferPart(group.name, () => fetchProducts(group)));
  const { part: groups } = await loadPart('The featured sections', loadingGroups);
  // Only in a browser are they deferred, and only there may a promise hold other promises.
  if (groups instanceof Promise) {
    const sections = deferPart('The featured sections', async () =>
      (await groups).map((group) => ({ group, products: productsOf(group) })),
    );
    return { groups: sections, tiles: undefined };
  }
  const [first, ...others] = groups ?? [];
  const products: [string, Deferrable<CardProduct[]>][] = others.map((group) => [
    keyOf(group),
    productsOf(group),
  ]);
  if (first) {
    const { part } = await loadPart(first.name, fetchProducts(first));
    products.push([keyOf(first), staticPart(part)]);
  }
  return {
    groups: groups?.map(({ uuid, name }) => ({ uuid, name })),
    tiles: staticPart(groups),
    ...Object.fromEntries(products),
  };
}

const keyOf = ({ uuid }: SectionGroup) => `products-${uuid}` as const;
