import { Plural, Trans } from '@lingui/react/macro';
import type { Product, ProductVariant } from '@marketplace/contracts/api/products';
import styled from '@marketplace/contracts/styled';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Price } from '@marketplace/contracts/ui/Price';
import { Rating } from '@marketplace/contracts/ui/Rating';
import { isPurchasable } from '../is-purchasable/isPurchasable';
import { WishlistToggle } from './WishlistToggle';

interface ProductTitleProps {
  product: Product;
  variant: ProductVariant | undefined;
}

/** Below this many pieces the shopper is told how few are left. */
const FEW_PIECES = 5;

/** What it is, who sells it, what others think of it, what it costs; and the wishlist. */
export function ProductTitle({ product, variant }: ProductTitleProps) {
  const { price, comparePrice, inventoryQuantity, sellStockout } = variant ?? product;
  const isRare =
    isPurchasable(variant ?? product, 1) && !sellStockout && inventoryQuantity <= FEW_PIECES;
  return (
    <Root>
      <Top>
        <PageHeading>{product.name}</PageHeading>
        <WishlistToggle productUuid={product.uuid} productVariantUuid={variant?.uuid} />
      </Top>
      <Facts>
        <span>
          <Trans>
            Sold by <strong>{product.shopName}</strong>
          </Trans>
        </span>
        {product.brandName && <span>{product.brandName}</span>}
        <Rating average={product.averageRating} count={product.reviewCount} />
      </Facts>
      <Price price={price} comparePrice={comparePrice} size="large" />
      {isRare && (
        <Rare>
          <Plural value={inventoryQuantity} one="Only # left" other="Only # left" />
        </Rare>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
`;

const Top = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-2);
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  color: var(--color-ink-soft);
  font-size: var(--text-s);

  strong {
    color: var(--color-ink);
    font-weight: var(--weight-medium);
  }
`;

const Rare = styled.p`
  color: var(--color-warn);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
`;
