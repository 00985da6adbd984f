import { Plural, Trans } from '@lingui/react/macro';
import type { CartItem } from '@marketplace/contracts/api/publicCart';
import { LOW_STOCK_THRESHOLD, type StockState } from '@marketplace/contracts/commerce/purchase';
import * as icons from '@marketplace/contracts/design/icons';
import styled from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';
import type { ReactNode } from 'react';

/** Stock state of a product. `exceeds-stock`: the shopper wants more pieces than are left. */
type LineStock = Exclude<StockState, 'to-order'> | 'exceeds-stock';

type StockLineProps = {
  item: CartItem;
  /** True if the item is saved for later. Such items do not block an order. */
  isSaved?: boolean;
};

/**
 * Shows the stock of a cart item. If the item cannot be ordered, says what the shopper can change.
 */
export function StockLine({ item, isSaved = false }: StockLineProps) {
  if (item.isGone) {
    return (
      <BadLine>
        {isSaved ? (
          <Trans>No longer sold</Trans>
        ) : (
          <Trans>No longer sold: remove it to order the rest</Trans>
        )}
      </BadLine>
    );
  }
  if (item.isShopClosed) {
    return (
      <BadLine>
        {isSaved ? (
          <Trans>This shop is closed</Trans>
        ) : (
          <Trans>This shop is closed: remove it to order the rest</Trans>
        )}
      </BadLine>
    );
  }
  const stock = lineStock(item);
  const isGood = stock === 'in-stock';
  return (
    <Line $tone={isGood ? 'good' : item.isAvailable ? 'warn' : 'bad'}>
      <Icon shape={isGood ? icons.check : icons.alert} size="small" />
      <span>
        <StockText stock={stock} left={item.availableQuantity ?? 0} isSaved={isSaved} />
      </span>
    </Line>
  );
}

const BadLine = ({ children }: { children: ReactNode }) => (
  <Line $tone="bad">
    <Icon shape={icons.alert} size="small" />
    <span>{children}</span>
  </Line>
);

function lineStock({ isAvailable, availableQuantity: left }: CartItem): LineStock {
  if (!isAvailable) return left ? 'exceeds-stock' : 'sold-out';
  return left !== null && left <= LOW_STOCK_THRESHOLD ? 'few-left' : 'in-stock';
}

function StockText({ stock, left, isSaved }: { stock: LineStock; left: number; isSaved: boolean }) {
  if (stock === 'in-stock') return <Trans>In stock</Trans>;
  if (stock === 'few-left' || (stock === 'exceeds-stock' && isSaved)) {
    return <Plural value={left} one="Only # left" other="Only # left" />;
  }
  if (stock === 'exceeds-stock') {
    return (
      <Plural
        value={left}
        one="Only # left: lower the quantity to order it"
        other="Only # left: lower the quantity to order them"
      />
    );
  }
  return isSaved ? (
    <Trans>Out of stock</Trans>
  ) : (
    <Trans>Out of stock: remove it to order the rest</Trans>
  );
}

const Line = styled.p<{ $tone: 'good' | 'warn' | 'bad' }>`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  color: var(--color-${({ $tone }) => $tone});
  font-size: var(--text-s);
`;
