import { Plural, Trans } from '@lingui/react/macro';
import type { CartItem } from '@marketplace/contracts/api/publicCart';
import { LOW_STOCK_THRESHOLD, type StockState } from '@marketplace/contracts/commerce/purchase';
import styled from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';

/** As a product's, where `exceeds-stock` is a line of more pieces than are left. */
type LineStock = Exclude<StockState, 'to-order'> | 'exceeds-stock';

/** Stock of a cart item, and what to change when it cannot be ordered. */
export function StockLine({ item }: { item: CartItem }) {
  const stock = lineStock(item);
  const isGood = stock === 'in-stock';
  return (
    <Line $tone={isGood ? 'good' : item.isAvailable ? 'warn' : 'bad'}>
      <Icon name={isGood ? 'check' : 'alert'} size="small" />
      <span>
        <StockText stock={stock} left={item.availableQuantity ?? 0} />
      </span>
    </Line>
  );
}

function lineStock({ isAvailable, availableQuantity: left }: CartItem): LineStock {
  if (!isAvailable) return left ? 'exceeds-stock' : 'sold-out';
  return left !== null && left <= LOW_STOCK_THRESHOLD ? 'few-left' : 'in-stock';
}

function StockText({ stock, left }: { stock: LineStock; left: number }) {
  switch (stock) {
    case 'in-stock':
      return <Trans>In stock</Trans>;
    case 'few-left':
      return <Plural value={left} one="Only # left" other="Only # left" />;
    case 'exceeds-stock':
      return (
        <Plural
          value={left}
          one="Only # left: lower the quantity to order it"
          other="Only # left: lower the quantity to order them"
        />
      );
    case 'sold-out':
      return <Trans>Out of stock: remove it to order the rest</Trans>;
  }
}

const Line = styled.p<{ $tone: 'good' | 'warn' | 'bad' }>`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  color: var(--color-${({ $tone }) => $tone});
  font-size: var(--text-s);
`;
