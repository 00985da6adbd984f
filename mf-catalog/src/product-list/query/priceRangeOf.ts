import type { ListFilters } from './ListFilters';
import { ALL_PRICE, PRICE_RANGES, type PriceRange } from './priceRanges';

/** The range that stands for the prices of a list; `undefined` where the shopper wrote their own. */
export function priceRangeOf({ minPrice, maxPrice }: ListFilters): PriceRange | undefined {
  if (minPrice === undefined && maxPrice === undefined) return ALL_PRICE;
  return PRICE_RANGES.find(({ min, max }) => min === minPrice && max === maxPrice);
}
