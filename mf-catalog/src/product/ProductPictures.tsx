import { useDeferredValue, useMemo } from 'react';
import { useChoice } from '../purchase/PurchaseProvider';
import { Gallery } from './Gallery';
import { picturesOf } from './pictures';

/**
 * The gallery of the chosen variant. After a choice, options and price change before the gallery.
 */
export function ProductPictures() {
  const { product, variant } = useChoice();
  const shown = useDeferredValue(variant);
  const pictures = useMemo(() => picturesOf(product, shown), [product, shown]);
  // The key scrolls the strip back to its start if the first picture changes.
  return (
    <Gallery key={pictures[0]?.mediumImageUrl} pictures={pictures} productName={product.name} />
  );
}
