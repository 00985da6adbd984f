import type { SubCategory } from '@marketplace/contracts/api/categories';

interface Group {
  uuid: string;
  name: string;
}

export interface CategoryGroup {
  /** `undefined` for what belongs to no section that is known. */
  group: Group | undefined;
  categories: SubCategory[];
}

/**
 * Sub-categories under the section they belong to, both in the order the market gave them; what
 * belongs to none comes last.
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
