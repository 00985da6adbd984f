import type { ProductSummary } from '@marketplace/contracts/api/products';
import { media } from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';
import { ProductCard } from '../product-card/ProductCard';

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
    <Shelf aria-busy={products ? undefined : true}>
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

// Out to the edges of the screen, so that the cut card says there is more. On wide screens what
// would begin a third row is left to "See all".
const Shelf = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-auto-columns: minmax(150px, 42%);
  grid-auto-flow: column;
  gap: var(--space-3);
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--space-1) var(--gutter);
  overflow-x: auto;
  scroll-padding-inline: var(--gutter);
  scroll-snap-type: x proximity;

  > li {
    scroll-snap-align: start;
  }

  @media (min-width: 600px) {
    grid-auto-columns: minmax(150px, 27%);
  }

  ${media.medium} {
    grid-auto-flow: row;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-4);
    margin-inline: 0;
    padding: 0;
    overflow: visible;

    > :nth-child(n + 9) {
      display: none;
    }
  }

  ${media.wide} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: var(--space-5);

    > :nth-child(n + 9) {
      display: revert;
    }

    > :nth-child(n + 11) {
      display: none;
    }
  }
`;
