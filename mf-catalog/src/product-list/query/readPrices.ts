import type { ListFilters } from './ListFilters';
import { ALL_PRICE, PRICE_RANGES } from './priceRanges';
import { readTaka } from './readTaka';

/**
 * The prices an address or the form asks for. The form says which range is picked (`price`), which
 * one was when it was shown (`priceWas`), and what stands in the two fields: a range picked anew
 * counts, then what is typed, then the range as it was. The wrong way round is turned round.
 */
export function readPrices(query: URLSearchParams): Pick<ListFilters, 'minPrice' | 'maxPrice'> {
  const typed = {
    min: readTaka(query.get('minPrice') ?? ''),
    max: readTaka(query.get('maxPrice') ?? ''),
  };
  const isTyped = typed.min !== undefined || typed.max !== undefined;
  const picked = PRICE_RANGES.find(({ id }) => id === query.get('price'));
  const isPickedAnew = query.get('price') !== query.get('priceWas');
  const { min, max } = picked && (isPickedAnew || !isTyped) ? picked : typed;
  return min !== undefined && max !== undefined && min > max ? range(max, min) : range(min, max);
}

function range(min?: number, max?: number): Pick<ListFilters, 'minPrice' | 'maxPrice'> {
  if (min === ALL_PRICE.min && max === ALL_PRICE.max) return {};
  // Every price is 0 or more, so that 0 asks for nothing.
  return { ...(min && { minPrice: min }), ...(max !== undefined && { maxPrice: max }) };
}
