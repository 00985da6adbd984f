import type { Product } from '@marketplace/contracts/api/products';
import { Region } from '@marketplace/contracts/rendering';
import styled from '@marketplace/contracts/styled';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Price } from '@marketplace/contracts/ui/Price';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { useChoice } from '../purchase/PurchaseProvider';
import { StockNote } from '../purchase/StockNote';
import { WishlistToggle } from '../purchase/WishlistToggle';
import { loadProductFacts } from './productCode';
import { ShareButton } from './ShareButton';

/** Name, rating, price and stock of a product, with wishlist and share buttons. */
export function ProductTitle({ product }: { product: Product }) {
  return (
    <Root>
      <Top>
        <PageHeading lang={product.nameLanguage}>{product.name}</PageHeading>
        <Acts>
          <ShareButton productName={product.name} />
          <ChosenWishlistToggle />
        </Acts>
      </Top>
      <Region
        when="interaction"
        load={loadProductFacts}
        props={{ product }}
        waiting={<Skeleton shape="button" />}
        isCached
      />
      <ChosenPrice />
    </Root>
  );
}

function ChosenWishlistToggle() {
  const { product, variant } = useChoice();
  return <WishlistToggle productUuid={product.uuid} productVariantUuid={variant?.uuid} />;
}

/**
 * Price and stock of the chosen variant, or of the product if it has no variants. If no variant
 * matches the choice, only the price of the product.
 */
function ChosenPrice() {
  const { product, variant } = useChoice();
  const { price, comparePrice, measure } = variant ?? product;
  const isSold = !product.hasVariants || variant !== undefined;
  return (
    <>
      <Price price={price} comparePrice={comparePrice} measure={measure} size="large" />
      {isSold && <StockNote stock={variant ?? product} />}
    </>
  );
}

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
  }
`;

// Reserves the width of both buttons, because a slow document is painted before they arrive.
const Acts = styled.div`
  display: flex;
  flex: none;
  min-width: 88px;
`;
