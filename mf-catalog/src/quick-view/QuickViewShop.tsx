import type { Product } from '@marketplace/contracts/api/products';
import { Link } from '@marketplace/contracts/router';
import { shopPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Picture } from '@marketplace/contracts/ui/Picture';

interface QuickViewShopProps {
  product: Product;
  /** Called when the shopper opens the shop's page. */
  onLeave: () => void;
}

/** Logo and name of the shop. They link to the shop. */
export function QuickViewShop({ product, onLeave }: QuickViewShopProps) {
  const { shopHandle, shopName, shopLogoUrl } = product;
  const shop = (
    <>
      <Logo>
        <Picture smallImageUrl={shopLogoUrl?.smallImageUrl} kind="logo" alt="" />
      </Logo>
      <span>{shopName}</span>
    </>
  );
  // A shop that has left the market has no page.
  if (shopHandle === '') return <Root>{shop}</Root>;
  return (
    <Root as={Link} to={shopPath(shopHandle)} onClick={onLeave}>
      {shop}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: fit-content;
  max-width: 100%;
  min-height: var(--target);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);

  > span {
    min-width: 0;
  }
`;

const Logo = styled.span`
  flex: none;
  width: 40px;
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-s);
`;
