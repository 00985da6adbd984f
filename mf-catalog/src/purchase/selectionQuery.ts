import type { Product } from '@marketplace/contracts/api/products';
import { findVariant, optionField } from './variants';

/**
 * The query for a selection: `?variant=`, or one field per option if no variant matches.
 * @param search the current query; its other keys stay
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
