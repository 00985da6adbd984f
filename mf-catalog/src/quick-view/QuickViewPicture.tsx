import type { Picture as PictureUrls } from '@marketplace/contracts/api/fields';
import type { Product, ProductVariant } from '@marketplace/contracts/api/products';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { useState } from 'react';
import { Photo, PICTURE_SIZES } from './QuickView.styles';

interface QuickViewPictureProps {
  product: Product;
  variant: ProductVariant | undefined;
}

/**
 * The large picture of the product. If a picture cannot be loaded, the next candidate replaces it.
 * The last candidate is the placeholder.
 */
export function QuickViewPicture({ product, variant }: QuickViewPictureProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const picture = quickViewPictures(product, variant).find(
    ({ mediumImageUrl }) => !broken.includes(mediumImageUrl),
  );
  return (
    <Photo onErrorCapture={() => picture && setBroken([...broken, picture.mediumImageUrl])}>
      <Picture
        {...picture}
        key={picture?.mediumImageUrl}
        alt={product.name}
        sizes={PICTURE_SIZES}
        priority="normal"
      />
    </Photo>
  );
}

/**
 * Candidates for the large picture, best first: the chosen variant's picture, then the product's
 * first picture (specification section 2).
 */
export function quickViewPictures(
  { imageUrls }: Pick<Product, 'imageUrls'>,
  variant: Pick<ProductVariant, 'imageUrl'> | undefined,
): PictureUrls[] {
  return [variant?.imageUrl, imageUrls[0]].filter((picture) => picture != null);
}
