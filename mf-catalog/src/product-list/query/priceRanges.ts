import type { ListFilters } from './ListFilters';

/** A price range a shopper can pick at once, in taka. */
interface PriceRange {
  /** Its value in the form. */
  id: string;
  min: number;
  max: number;
}

/**
 * Specification section 9. All Price is the range of a list that nobody has narrowed: nothing is
 * said of it in the address, and what costs more than 10,000 is listed too.
 */
export const ALL_PRICE: PriceRange = { id: 'all', min: 1, max: 10_000 };

/** The ranges to choose from, as specification section 9 lists them. */
export const PRICE_RANGES: readonly PriceRange[] = [
  ALL_PRICE,
  { id: 'under-20', min: 1, max: 20 },
  { id: '25-100', min: 25, max: 100 },
  { id: '100-300', min: 100, max: 300 },
  { id: '300-500', min: 300, max: 500 },
  { id: '500-10000', min: 500, max: 10_000 },
];

/** The range that stands for the prices of a list; `undefined` where the shopper wrote their own. */
export function priceRangeOf({ minPrice, maxPrice }: ListFilters): PriceRange | undefined {
  if (minPrice === undefined && maxPrice === undefined) return ALL_PRICE;
  return PRICE_RANGES.find(({ min, max }) => min === minPrice && max === maxPrice);
}
