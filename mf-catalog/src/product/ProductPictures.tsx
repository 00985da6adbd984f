import { useDeferredValue, useMemo } from 'react';
import { useChoice } from '../purchase/PurchaseProvider';
import { Gallery } from './Gallery';
import { picturesOf } from './pictures';

/** The gallery of the chosen variant; another choice shows first in its option and price. */
export function ProductPictures() {
  const { product, variant } = useChoice();
  const shown = useDeferredValue(variant);
  const pictures = useMemo(() => picturesOf(product, shown), [product, shown]);
  // Another first picture starts the strip at its beginning again.
  return (
    <Gallery key={pictures[0]?.mediumImageUrl} pictures={pictures} productName={product.name} />
  );
}
