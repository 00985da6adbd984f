import { productListPath, productPath } from '@marketplace/contracts/routes';
import type { SearchState } from './useProductSearch';

/** Where the options lead, in their order: each product, then all that the search finds. */
export function pathsOf(state: SearchState): string[] {
  if (state.status !== 'found') return [];
  const { products, productName } = state;
  return [...products.map(({ handle }) => productPath(handle)), productListPath({ productName })];
}
