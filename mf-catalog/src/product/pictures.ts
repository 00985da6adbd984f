import type { Picture } from '@marketplace/contracts/api/fields';
import type { Product, ProductVariant } from '@marketplace/contracts/api/products';

/** The `sizes` of the large picture: its column, or on phones all of the page. */
export const GALLERY_SIZES =
  '(min-width: 1600px) 33vw, (min-width: 1328px) 460px, (min-width: 1150px) 36vw, (min-width: 720px) 48vw, 100vw';

/** The pictures to show, each once: the chosen variant's first (specification section 2). */
export function picturesOf(
  { imageUrls }: Pick<Product, 'imageUrls'>,
  variant: Pick<ProductVariant, 'imageUrl'> | undefined,
): Picture[] {
  const own = variant?.imageUrl;
  if (!own) return imageUrls;
  return [own, ...imageUrls.filter(({ mediumImageUrl }) => mediumImageUrl !== own.mediumImageUrl)];
}
