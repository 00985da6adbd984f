import { useLingui } from '@lingui/react/macro';
import type { Facets } from '../facets/Facets';
import type { FixedFilters } from '../ProductList';
import { CategoryTree, type CategoryTreeProps } from './CategoryTree';
import { FilterGroup } from './FilterGroup';
import { NearbyCategories } from './NearbyCategories';
import { type Choice, UnlistedChoices, UuidChoices } from './UuidChoices';

interface CategoryFilterProps extends CategoryTreeProps {
  fixed: FixedFilters;
  /**
   * Sub-categories that the filter offers instead of the market's tree of sections and
   * sub-categories.
   */
  categories?: readonly Choice[];
}

/** The category filter of a list. It is empty if the categories could not be loaded. */
export function CategoryFilter({
  filters,
  fixed,
  facets,
  categories,
  onToggle,
}: CategoryFilterProps) {
  const { t } = useLingui();
  const choices = { name: 'productCategoryUuid', chosen: filters.productCategoryUuid } as const;
  const isNarrowed = Boolean(fixed.productCategoryUuid ?? fixed.featuredProductGroupUuid);
  const flat = categories ?? withoutTree(facets, fixed);
  const listed = flat ?? facets.categories;
  const isEmpty = !isNarrowed && (flat ?? facets.sections)?.length === 0;
  const tree = { filters, facets, onToggle };
  return (
    <>
      <UnlistedChoices {...choices} listed={listed} />
      {(listed || facets.sections) && !isEmpty && (
        <FilterGroup title={t`Categories`}>
          {flat ? (
            <UuidChoices {...choices} choices={flat} onToggle={onToggle} />
          ) : isNarrowed ? (
            <NearbyCategories {...tree} fixed={fixed} />
          ) : (
            <CategoryTree {...tree} />
          )}
        </FilterGroup>
      )}
    </>
  );
}

/**
 * Lists the sub-categories without a tree if the sections could not be loaded. Otherwise, and on
 * the page of a sub-category, returns `undefined`.
 */
function withoutTree({ sections, categories }: Facets, fixed: FixedFilters) {
  if (sections || fixed.productCategoryUuid) return undefined;
  const { featuredProductGroupUuid: here } = fixed;
  return here ? categories?.filter((each) => each.featuredProductGroupUuid === here) : categories;
}
