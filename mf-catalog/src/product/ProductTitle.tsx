import type { Product, ProductVariant } from '@marketplace/contracts/api/products';
import styled from '@marketplace/contracts/styled';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Price } from '@marketplace/contracts/ui/Price';
import { memo } from 'react';
import { StockNote } from '../purchase/StockNote';
import { WishlistToggle } from '../purchase/WishlistToggle';
import { FactsIsland } from './islands';
import { ShareButton } from './ShareButton';

interface ProductTitleProps {
  product: Product;
  variant: ProductVariant | undefined;
}

/** Name, rating, price and stock; wishlist and share buttons. */
export const ProductTitle = memo(function ProductTitle({ product, variant }: ProductTitleProps) {
  const { price, comparePrice } = variant ?? product;
  const isSold = !product.hasVariants || variant !== undefined;
  return (
    <Root>
      <Top>
        <PageHeading>{product.name}</PageHeading>
        <Acts>
          <ShareButton productName={product.name} />
          <WishlistToggle productUuid={product.uuid} productVariantUuid={variant?.uuid} />
        </Acts>
      </Top>
      <FactsIsland product={product} />
      <Price price={price} comparePrice={comparePrice} size="large" />
      {isSold && <StockNote stock={variant ?? product} />}
    </Root>
  );
});

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;

const Top = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-2);

  h1 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Acts = styled.div`
  display: flex;
  flex: none;
`;
