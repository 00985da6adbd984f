import type { FeaturedProductGroup } from '@marketplace/contracts/api/categories';
import { type Deferrable, deferred, markupOnly, optional } from '@marketplace/contracts/rendering';
import { CALL_MS } from '@marketplace/contracts/time/timeLimits';
import type { CardProduct } from '../cards/cardData';

export type SectionGroup = Pick<FeaturedProductGroup, 'uuid' | 'name'>;

/** A section and its products, if the call for all sections was deferred. */
interface DeferredSection {
  group: SectionGroup;
  products: Promise<CardProduct[]>;
}

export interface Sections {
  groups: SectionGroup[] | Promise<DeferredSection[]> | undefined;
  /** The groups with all fields that their tiles show; `undefined` if the groups are deferred. */
  tiles: Deferrable<FeaturedProductGroup[]>;
  /**
   * Products by the group's uuid. They are at the top level because loader data may hold promises
   * only there.
   */
  [products: `products-${string}`]: Deferrable<CardProduct[]>;
}

/**
 * Loads the featured sections: the first one with its products, the others with deferred products.
 */
export async function loadSections(
  loadingGroups: Promise<FeaturedProductGroup[]>,
  fetchProducts: (group: FeaturedProductGroup) => Promise<CardProduct[]>,
): Promise<Sections> {
  const productsOf = (group: FeaturedProductGroup) =>
    markupOnly(deferred(group.name, () => fetchProducts(group)));
  const { data: groups } = await optional('The featured sections', loadingGroups, {
    waitMs: CALL_MS,
  });
  // The groups are deferred only in a browser, and only there a promise may hold other promises.
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
