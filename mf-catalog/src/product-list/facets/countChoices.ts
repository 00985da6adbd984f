import type { Counted, FacetCounts, Facets } from './Facets';

interface Choice extends Counted {
  uuid: string;
}

/**
 * Returns the choices with the given numbers of products, and leaves out choices without products.
 * @param counts if `undefined`, all choices are returned unchanged; if `null`, they are returned
 * without numbers
 * @param isKept true for a choice that stays even without products
 */
export function countChoices<Each extends Choice>(
  choices: readonly Each[],
  counts: FacetCounts | undefined,
  isKept: (choice: Each) => boolean,
): readonly Each[] {
  if (counts === undefined) return choices;
  const countOf = ({ uuid }: Each) => (counts ? (counts[uuid] ?? 0) : undefined);
  return choices
    .map((choice) => ({ ...choice, productCount: countOf(choice) }))
    .filter((choice) => choice.productCount !== 0 || isKept(choice));
}

/**
 * Like `countChoices`, for the choices of all filters.
 * @param chosen uuids of the chosen filters, which stay even without products
 */
export function countFacetChoices(
  facets: Facets,
  counts: FacetCounts | undefined,
  chosen: readonly string[],
): Facets {
  const isChosen = ({ uuid }: Choice) => chosen.includes(uuid);
  const count = <Each extends Choice>(choices?: readonly Each[]) =>
    choices && countChoices(choices, counts, isChosen);
  const categories = count(facets.categories);
  const hasCategory = ({ uuid }: Choice) =>
    Boolean(categories?.some((each) => each.featuredProductGroupUuid === uuid));
  return {
    sections:
      facets.sections &&
      countChoices(facets.sections, counts, (each) => isChosen(each) || hasCategory(each)),
    categories,
    tags: count(facets.tags),
    brands: count(facets.brands),
    shops: count(facets.shops),
  };
}
