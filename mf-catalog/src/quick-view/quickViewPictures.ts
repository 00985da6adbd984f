import type { Picture } from '@marketplace/contracts/api/fields';
import type { Product, ProductVariant } from '@marketplace/contracts/api/products';

/**
 * What may be the large image, in the order in which one stands in for the other: the chosen
 * variant's, then the product's first (specification section 2). After them comes the placeholder.
 */
export function quickViewPictures(
  { imageUrls }: Pick<Product, 'imageUrls'>,
  variant: Pick<ProductVariant, 'imageUrl'> | undefined,
): Picture[] {
  return [variant?.imageUrl, imageUrls[0]].filter((picture) => picture != null);
}
