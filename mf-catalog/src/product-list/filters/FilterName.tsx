import { Trans, useLingui } from '@lingui/react/macro';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import type { Names } from '../facets/filterLabels';
import type { ActiveFilter, ListFilters } from '../query/ListFilters';
import { ALL_PRICE, priceRangeOf } from '../query/priceRanges';

interface FilterNameProps {
  filter: ActiveFilter;
  filters: ListFilters;
  names: Names;
}

/**
 * Shows the name of a filter's value or, if that name is unknown, the name of the filter's kind.
 */
export function FilterName({ filter, filters, names }: FilterNameProps) {
  const name = 'uuid' in filter && names[filter.uuid];
  if (name) return <span>{name}</span>;
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

/** The price filter in words: a range of specification section 9, or the shopper's own range. */
export function PriceLabel({ minPrice, maxPrice }: ListFilters) {
  const { i18n } = useLingui();
  const range = priceRangeOf({ minPrice, maxPrice });
  if (range === ALL_PRICE) return <Trans>All Price</Trans>;
  const least = formatWholeTaka(minPrice ?? 0, i18n.locale);
  const most = formatWholeTaka(maxPrice ?? 0, i18n.locale);
  if (range?.id === 'under-20') return <Trans>Under {most}</Trans>;
  if (minPrice === undefined) return <Trans>Up to {most}</Trans>;
  if (maxPrice === undefined) return <Trans>From {least}</Trans>;
  return <span>{`${least} – ${most}`}</span>;
}

/** Formats an amount without decimals, as filters show it: `৳10,000`. */
const formatWholeTaka = (taka: number, locale: string) =>
  formatTaka(taka, locale).replace(/\.(00|০০)$/, '');
