import type { FeaturedProductGroup } from '@marketplace/contracts/api/categories';
import { type Deferrable, deferred, markupOnly, optional } from '@marketplace/contracts/rendering';
import { CALL_MS } from '@marketplace/contracts/time/timeLimits';
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
    markupOnly(deferred(group.name, () => fetchProducts(group)));
  const { data: groups } = await optional('The featured sections', loadingGroups, {
    waitMs: CALL_MS,
  });
  // Only in a browser are they deferred, and only there may a promise hold other promises.
  if (groups instanceof Promise) {
    const sections = deferred('The featured sections', async () =>
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
    const { data } = await optional(first.name, fetchProducts(first), { waitMs: CALL_MS });
    products.push([keyOf(first), markupOnly(data)]);
  }
  return {
    groups: groups?.map(({ uuid, name }) => ({ uuid, name })),
    tiles: markupOnly(groups),
    ...Object.fromEntries(products),
  };
}

const keyOf = ({ uuid }: SectionGroup) => `products-${uuid}` as const;
