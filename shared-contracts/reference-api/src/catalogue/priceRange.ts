import { toPaisa } from '../database/money';
import type { ListQuery } from './productFilters';

/** The highest amount a column of prices holds. */
const HIGHEST_PAISA = 2_147_483_647;

/** Lowest and highest price a list asks for, in paisa. */
export function priceRange({ minPrice, maxPrice }: ListQuery) {
  return {
    least: Math.max(1, toPaisa(minPrice ?? 0)),
    most: maxPrice === undefined ? HIGHEST_PAISA : toPaisa(maxPrice),
    isGiven: minPrice !== undefined || maxPrice !== undefined,
  };
}
