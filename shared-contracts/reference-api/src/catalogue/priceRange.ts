import { toPaisa } from '../database/money';
import type { ListQuery } from './productFilters';

/** The highest amount a column of prices holds. */
const HIGHEST_PAISA = 2_147_483_647;

export interface PriceRange {
  /** In paisa, both included. */
  least: number;
  most: number;
  isGiven: boolean;
}

/** Lowest and highest price a list asks for. */
export function priceRange({ minPrice, maxPrice }: ListQuery): PriceRange {
  return {
    least: Math.max(1, toPaisa(minPrice ?? 0)),
    most: maxPrice === undefined ? HIGHEST_PAISA : toPaisa(maxPrice),
    isGiven: minPrice !== undefined || maxPrice !== undefined,
  };
}
