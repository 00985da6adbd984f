import type { Product } from '@marketplace/contracts/api/products';
import { REVIEWS_ID } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Rating } from '@marketplace/contracts/ui/Rating';

/** The names of the product in other languages, its brand and its rating. */
export function ProductFacts({ product }: { product: Product }) {
  return (
    <Facts>
      {product.otherNames?.map(({ name, language }) => (
        <span key={language} lang={language}>
          {name}
        </span>
      ))}
      {product.brandName && <span>{product.brandName}</span>}
      <a href={`#${REVIEWS_ID}`}>
        <Rating average={product.averageRating} count={product.reviewCount} />
      </a>
    </Facts>
  );
}

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  color: var(--color-ink-soft);
  font-size: var(--text-s);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: inherit;
    text-decoration: none;
  }
`;
