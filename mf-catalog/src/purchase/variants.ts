import type { Product, ProductVariant } from '@marketplace/contracts/api/products';

/** Finds the variant with exactly the selected values, in the order of the product's options. */
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

/** Name of an option's field in the form, and its key in the URL. */
export const optionField = (index: number) => `option${index}`;

/**
 * Reads the chosen value of each option from the URL: `?variant=<uuid>`, or one field per option.
 * An option whose value is missing in the URL, or unknown, has its first value (specification
 * section 4).
 */
export function readSelection(
  { variant: { productOptions, productVariants } }: Pick<Product, 'variant'>,
  query: URLSearchParams,
): string[] {
  const linked = productVariants.find(({ uuid }) => uuid === query.get('variant'));
  if (linked) return linked.variant;
  return productOptions.map(({ productOptionValues }, index) => {
    const values = productOptionValues.map(({ value }) => value);
    return values.find((value) => value === query.get(optionField(index))) ?? values[0] ?? '';
  });
}
