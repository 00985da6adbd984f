import { listSubCategories, type SubCategory } from '@marketplace/contracts/api/categories';
import { callApi } from '../../contracts';

/** Sub-categories per page (specification section 9). */
const CATEGORIES_A_PAGE = 36;

/**
 * Fetches one page of all sub-categories, including empty ones, because the specification hides
 * empty sub-categories only in filters (section 7).
 */
export const fetchCategories = (pageNumber: number, request: Request) =>
  callApi(listSubCategories, { query: { pageNumber, pageSize: CATEGORIES_A_PAGE }, request });

interface Group {
  uuid: string;
  name: string;
}

export interface CategoryGroup {
  /** `undefined` for sub-categories without a known section. */
  group: Group | undefined;
  categories: SubCategory[];
}

/**
 * Groups sub-categories by section. Within a section, they keep the API's order. Sections are in
 * the order of their first sub-categories. Sub-categories without a known section come last.
 */
export function groupCategories(
  categories: readonly SubCategory[],
  groups: readonly Group[],
): CategoryGroup[] {
  const named = new Map(groups.map((group) => [group.uuid, group]));
  const grouped = new Map<Group | undefined, SubCategory[]>();
  for (const category of categories) {
    const group = named.get(category.featuredProductGroupUuid ?? '');
    grouped.set(group, [...(grouped.get(group) ?? []), category]);
  }
  const entries = [...grouped].map(([group, own]) => ({ group, categories: own }));
  return [...entries.filter(({ group }) => group), ...entries.filter(({ group }) => !group)];
}
