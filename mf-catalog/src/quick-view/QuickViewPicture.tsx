import type { Product, ProductVariant } from '@marketplace/contracts/api/products';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { useState } from 'react';
import { Photo, PICTURE_SIZES } from './quickViewLayout';
import { quickViewPictures } from './quickViewPictures';

interface QuickViewPictureProps {
  product: Product;
  variant: ProductVariant | undefined;
}

/** The large image; one that cannot be loaded gives way to the next, at last to the placeholder. */
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
