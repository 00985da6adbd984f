import { Trans } from '@lingui/react/macro';
import type { ListFilters } from '../query/ListFilters';
import { priceRangeOf } from '../query/priceRangeOf';
import { ALL_PRICE } from '../query/priceRanges';
import { wholeTaka } from './wholeTaka';

/** The prices of a list in words: one of the ranges of specification section 9, or the shopper's own. */
export function PriceLabel({ minPrice, maxPrice }: ListFilters) {
  const range = priceRangeOf({ minPrice, maxPrice });
  if (range === ALL_PRICE) return <Trans>All Price</Trans>;
  const least = wholeTaka(minPrice ?? 0);
  const most = wholeTaka(maxPrice ?? 0);
  if (range?.id === 'under-20') return <Trans>Under {most}</Trans>;
  if (minPrice === undefined) return <Trans>Up to {most}</Trans>;
  if (maxPrice === undefined) return <Trans>From {least}</Trans>;
  return `${least} – ${most}`;
}
