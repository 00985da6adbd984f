import type { ProductSummary } from '@marketplace/contracts/api/products';
import { ProductCard } from '../product-card/ProductCard';
import { Shelf } from '../shelf/Shelf';

interface ProductShelfProps {
  /** Without them the shelf holds skeletons. */
  products?: readonly ProductSummary[];
}

const PICTURE_SIZES = '(min-width: 1150px) 240px, (min-width: 881px) 25vw, 42vw';
/** As many as a section shows: the shelf keeps its height when they arrive. */
const SKELETONS = Array.from({ length: 12 }, (_, index) => index);

/** A row of cards: it scrolls sideways on phones and is two full rows on wide screens. */
export function ProductShelf({ products }: ProductShelfProps) {
  return (
    <Shelf $kind="narrow" aria-busy={products ? undefined : true}>
      {products
        ? products.map((product) => (
            <li key={product.uuid}>
              <ProductCard product={product} sizes={PICTURE_SIZES} />
            </li>
          ))
        : SKELETONS.map((index) => (
            <li key={index}>
              <ProductCard sizes={PICTURE_SIZES} />
            </li>
          ))}
    </Shelf>
  );
}
