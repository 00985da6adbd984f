import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import { activeFilters } from './query/activeFilters';
import type { ListFilters } from './query/ListFilters';
import type { Names } from './query/namesOf';

/** What a list of the whole market is called: the search term, else the one filter it has. */
export function listTitle(filters: ListFilters, names: Names): string | MessageDescriptor {
  const { productName } = filters;
  if (productName) return msg`Results for “${productName}”`;
  const [only, ...others] = activeFilters(filters);
  const name = only && 'uuid' in only && others.length === 0 ? names[only.uuid] : undefined;
  return name ?? msg`All products`;
}
