import type { FeaturedProductGroup } from '@marketplace/contracts/api/categories';
import { type Deferrable, deferred, markupOnly, optional } from '@marketplace/contracts/rendering';
import { CALL_MS } from '@marketplace/contracts/time/timeLimits';
import type { CardProduct } from '../cards/cardData';

export type SectionGroup = Pick<FeaturedProductGroup, 'uuid' | 'name'>;

/** A section with its products, used if the list of sections is deferred. */
interface DeferredSection {
  group: SectionGroup;
  products: Promise<CardProduct[]>;
}

export interface Sections {
  groups: SectionGroup[] | Promise<DeferredSection[]> | undefined;
  /**
   * The sections with all fields that their tiles show; `undefined` if the list of sections is
   * deferred or has failed.
   */
  tiles: Deferrable<FeaturedProductGroup[]>;
  /**
   * The products of each section, by the section's uuid. They are not nested, because loader data
   * may hold promises only at its top level.
   */
  [products: `products-${string}`]: Deferrable<CardProduct[]>;
}

/**
 * Loads the featured sections. Waits for the list of sections and then for the products of the
 * first section, and defers the products of the other sections. In a browser, each wait ends after
 * `CALL_MS`; data that has not arrived by then is deferred too. If the list fails during the wait,
 * `groups` is `undefined`.
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
  // The list is a promise only in a browser. There, a promise may resolve to data that contains
  // other promises.
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
