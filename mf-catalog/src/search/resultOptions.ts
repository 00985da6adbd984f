import { productListPath, productPath } from '@marketplace/contracts/routes';
import { placePath } from './placePath';
import type { SearchState } from './useProductSearch';

/**
 * Index of the option to which a key moves. -1 is the text field above the first option. In the
 * text field, Home and End move the cursor instead.
 * @returns `undefined` for keys that do not navigate the list
 */
export function nextOption(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return index + 1 < count ? index + 1 : -1;
  if (key === 'ArrowUp') return index < 0 ? count - 1 : index - 1;
  if (key === 'Home' && index >= 0) return 0;
  if (key === 'End' && index >= 0) return count - 1;
  return undefined;
}

/**
 * The paths of the options in their order: products, then sections, categories and shops, then the
 * page with all results.
 */
export function optionPaths(state: SearchState): string[] {
  if (state.status !== 'found') return [];
  const { products, places, productName } = state;
  return [
    ...products.map(({ handle }) => productPath(handle)),
    ...places.map(placePath),
    productListPath({ productName }),
  ];
}
