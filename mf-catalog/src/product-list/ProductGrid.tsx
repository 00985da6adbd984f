import type { ProductSummary } from '@marketplace/contracts/api/products';
import { CardGrid } from '@marketplace/contracts/ui/CardGrid';
import { ProductCard } from '../product-card/ProductCard';
import { GRID_PICTURE_SIZES } from './gridPictureSizes';

/** More than a phone shows at once, and a row of a wide screen. */
const FIRST_SCREEN = 4;

interface ProductGridProps {
  products: readonly ProductSummary[];
  /** Something else fills the first screen. */
  isLow?: boolean;
}

/** The products of one page of a list; pictures below the first screen wait until they are near. */
export function ProductGrid({ products, isLow = false }: ProductGridProps) {
  const priorityOf = (index: number) => {
    if (isLow) return 'lazy';
    if (index === 0) return 'high';
    return index < FIRST_SCREEN ? 'normal' : 'lazy';
  };
  return (
    <CardGrid $isRoomy>
      {products.map((product, index) => (
        <li key={product.uuid}>
          <ProductCard product={product} sizes={GRID_PICTURE_SIZES} priority={priorityOf(index)} />
        </li>
      ))}
    </CardGrid>
  );
}
