import { Trans } from '@lingui/react/macro';
import type { Product } from '@marketplace/contracts/api/products';
import * as icons from '@marketplace/contracts/design/icons';
import { Link } from '@marketplace/contracts/router';
import { shopPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { DeliveryNotes } from './DeliveryNotes';

/** The shop and the delivery notes. */
export function Seller({ product }: { product: Product }) {
  return (
    <Stack>
      <ShopRow {...product} />
      <DeliveryNotes delivery={product.delivery} />
    </Stack>
  );
}

type ShopRowProps = Pick<Product, 'shopHandle' | 'shopName' | 'shopLogoUrl'>;

/** Logo and name of the shop as one link. */
function ShopRow({ shopHandle, shopName, shopLogoUrl }: ShopRowProps) {
  // A shop that has left the market has no page.
  if (shopHandle === '') return null;
  const name = <strong>{shopName}</strong>;
  return (
    <Card to={shopPath(shopHandle)}>
      <Logo>
        <Picture smallImageUrl={shopLogoUrl?.smallImageUrl} alt="" kind="logo" />
      </Logo>
      <Text>
        <Trans>Sold by {name}</Trans>
      </Text>
      <Icon shape={icons.chevronRight} size="small" />
    </Card>
  );
}

const Card = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  color: var(--color-ink-soft);
  font-size: var(--text-s);
  text-decoration: none;

  &:hover strong {
    text-decoration: underline;
  }

  > svg {
    margin-inline-start: auto;
  }
`;

const Logo = styled.span`
  width: 48px;
  flex: none;
  overflow: hidden;
  border-radius: var(--radius-pill);
`;

const Text = styled.span`
  min-width: 0;

  strong {
    display: block;
    color: var(--color-link);
    font-size: var(--text-m);
    font-weight: var(--weight-medium);
  }
`;
