import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import type { ListQuery } from './readListQuery';

interface Named {
  uuid: string;
  name: string;
}

/** What may name a list; either is missing when it could not be loaded. */
export interface ListNames {
  groups?: readonly Named[];
  subCategories?: readonly Named[];
}

/** What the list is called: the search term, else the narrowest filter that has a name. */
export function listTitle(
  { productName, productCategoryUuid, featuredProductGroupUuid }: ListQuery,
  { groups, subCategories }: ListNames,
): string | MessageDescriptor {
  if (productName) return msg`Results for “${productName}”`;
  const named =
    subCategories?.find(({ uuid }) => uuid === productCategoryUuid) ??
    groups?.find(({ uuid }) => uuid === featuredProductGroupUuid);
  return named?.name ?? msg`All products`;
}
