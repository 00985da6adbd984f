import type { Product } from '@marketplace/contracts/api/products';
import { findVariant } from './findVariant';
import { optionField } from './readSelection';

/** The query that leads back to a selection: `?variant=`, or by field where no variant matches. */
export function selectionQuery(
  product: Pick<Product, 'variant'>,
  selection: readonly string[],
): string {
  const found = findVariant(product, selection);
  const query: [string, string][] = found
    ? [['variant', found.uuid]]
    : selection.map((value, index) => [optionField(index), value]);
  return `?${new URLSearchParams(query)}`;
}
