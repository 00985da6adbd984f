import type { CardProduct } from './cardData';
import { ProductCard } from './ProductCard';
import { SHELF_PICTURE_SIZES, Shelf } from './Shelf.styles';
import { SHELF_SIZE } from './shelfSize';

interface ProductShelfProps {
  /** Absent while the products are loading. The shelf then shows skeletons. */
  products?: readonly CardProduct[];
}

/** One skeleton per card, so that the shelf keeps its height when the products arrive. */
const SKELETONS = Array.from({ length: SHELF_SIZE }, (_, index) => index);

/** A row of cards. On phones it scrolls sideways; on wide screens it has two full rows. */
export function ProductShelf({ products }: ProductShelfProps) {
  return (
    <Shelf $kind="narrow" aria-busy={products ? undefined : true}>
      {products
        ? products.map((product) => (
            <li key={product.handle}>
              <ProductCard product={product} sizes={SHELF_PICTURE_SIZES} />
            </li>
          ))
        : SKELETONS.map((index) => (
            <li key={index}>
              <ProductCard sizes={SHELF_PICTURE_SIZES} />
            </li>
          ))}
    </Shelf>
  );
}
