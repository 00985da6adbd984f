import { useLingui } from '@lingui/react/macro';
import type { ChangeEvent } from 'react';
import type { ListFilters } from '../query/ListFilters';
import { priceRangeOf } from '../query/priceRangeOf';
import { PRICE_RANGES } from '../query/priceRanges';
import { Choices } from './choices.styles';
import { FilterGroup } from './FilterGroup';
import { OwnRange } from './OwnRange';
import { PriceLabel } from './PriceLabel';

interface PriceFilterProps {
  filters: ListFilters;
  maxProductPrice?: number;
  onToggle: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The price ranges of specification section 9, and one of the shopper's own. */
export function PriceFilter({ filters, maxProductPrice, onToggle }: PriceFilterProps) {
  const { t } = useLingui();
  const range = priceRangeOf(filters);
  const own = range ? {} : filters;
  return (
    <FilterGroup title={t`Price`}>
      {/* Tells a range that is picked anew from one that was there: see readPrices. */}
      <input type="hidden" name="priceWas" value={range?.id ?? 'own'} />
      <Choices>
        {PRICE_RANGES.map(({ id, min, max }) => (
          <li key={id}>
            <label>
              <input
                type="radio"
                name="price"
                value={id}
                checked={id === range?.id}
                onChange={onToggle}
              />
              <span>
                <PriceLabel minPrice={min} maxPrice={max} />
              </span>
            </label>
          </li>
        ))}
      </Choices>
      <OwnRange minPrice={own.minPrice} maxPrice={own.maxPrice} maxProductPrice={maxProductPrice} />
    </FilterGroup>
  );
}
