import type { Product, ProductVariant } from '@marketplace/contracts/api/products';

/** The variant made of exactly these option values, in the order of the product's options. */
export function findVariant(
  { variant: { productVariants } }: Pick<Product, 'variant'>,
  selection: readonly string[],
): ProductVariant | undefined {
  return productVariants.find(
    ({ variant }) =>
      variant.length === selection.length &&
      variant.every((value, index) => value === selection[index]),
  );
}
