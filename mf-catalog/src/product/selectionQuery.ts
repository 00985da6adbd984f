import type { Product } from '@marketplace/contracts/api/products';
import { findVariant } from '../find-variant/findVariant';
import { optionField } from '../read-selection/readSelection';

/**
 * The query that leads back to a selection: `?variant=`, or by field where no variant matches.
 * @param search the address's query, whose other keys stay
 */
export function selectionQuery(
  product: Pick<Product, 'variant'>,
  selection: readonly string[],
  search = '',
): string {
  const found = findVariant(product, selection);
  const query: [string, string][] = found
    ? [['variant', found.uuid]]
    : selection.map((value, index) => [optionField(index), value]);
  const kept = [...new URLSearchParams(search)].filter(
    ([key]) => !/^(variant|option\d+)$/.test(key),
  );
  return `?${new URLSearchParams([...kept, ...query])}`;
}
