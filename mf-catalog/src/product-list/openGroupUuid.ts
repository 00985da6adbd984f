import type { SubCategory } from '@marketplace/contracts/api/categories';
import type { ListQuery } from './readListQuery';

/** The section whose sub-categories are shown: the one asked for, or the asked sub-category's. */
export function openGroupUuid(
  { featuredProductGroupUuid, productCategoryUuid }: ListQuery,
  subCategories: readonly SubCategory[],
): string | undefined {
  const chosen = subCategories.find(({ uuid }) => uuid === productCategoryUuid);
  return chosen?.featuredProductGroupUuid ?? featuredProductGroupUuid;
}
