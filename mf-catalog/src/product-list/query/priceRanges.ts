import type { ListFilters } from './ListFilters';

/** A price range that a shopper can choose, in taka. */
interface PriceRange {
  /** Value of the range's radio button. */
  id: string;
  min: number;
  max: number;
}

/**
 * All Price (specification section 9) means no price filter. The URL leaves it out, and the list
 * contains products above 10,000 taka too.
 */
export const ALL_PRICE: PriceRange = { id: 'all', min: 1, max: 10_000 };

/** The ranges in the order of specification section 9. */
export const PRICE_RANGES: readonly PriceRange[] = [
  ALL_PRICE,
  { id: 'under-20', min: 1, max: 20 },
  { id: '25-100', min: 25, max: 100 },
  { id: '100-300', min: 100, max: 300 },
  { id: '300-500', min: 300, max: 500 },
  { id: '500-10000', min: 500, max: 10_000 },
];

/**
 * Finds the range that equals the price filter; `undefined` if the shopper has typed other amounts.
 */
export function priceRangeOf({ minPrice, maxPrice }: ListFilters): PriceRange | undefined {
  if (minPrice === undefined && maxPrice === undefined) return ALL_PRICE;
  return PRICE_RANGES.find(({ min, max }) => min === minPrice && max === maxPrice);
}
