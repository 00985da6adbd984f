import type { Picture } from '@marketplace/contracts/api/fields';
import type { Product, ProductVariant } from '@marketplace/contracts/api/products';

/**
 * The pictures of a product. The picture of the chosen variant comes first, and only once
 * (specification section 2).
 */
export function picturesOf(
  { imageUrls }: Pick<Product, 'imageUrls'>,
  variant: Pick<ProductVariant, 'imageUrl'> | undefined,
): Picture[] {
  const own = variant?.imageUrl;
  if (!own) return imageUrls;
  return [own, ...imageUrls.filter(({ mediumImageUrl }) => mediumImageUrl !== own.mediumImageUrl)];
}
