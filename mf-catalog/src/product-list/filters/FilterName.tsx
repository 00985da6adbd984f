import { Trans } from '@lingui/react/macro';
import type { ActiveFilter } from '../query/activeFilters';
import type { ListFilters } from '../query/ListFilters';
import type { Names } from '../query/namesOf';
import { PriceLabel } from './PriceLabel';

interface FilterNameProps {
  filter: ActiveFilter;
  filters: ListFilters;
  names: Names;
}

/** What a filter is called: the name of what it is, or where that is not known, its kind. */
export function FilterName({ filter, filters, names }: FilterNameProps) {
  const name = 'uuid' in filter && names[filter.uuid];
  if (name) return name;
  switch (filter.kind) {
    case 'price':
      return <PriceLabel {...filters} />;
    case 'featuredProductGroupUuid':
      return <Trans>Section</Trans>;
    case 'productCategoryUuid':
      return <Trans>Category</Trans>;
    case 'shopUuid':
      return <Trans>Shop</Trans>;
    case 'productTagUuid':
      return <Trans>Tag</Trans>;
    case 'productBrandUuid':
      return <Trans>Brand</Trans>;
  }
}
