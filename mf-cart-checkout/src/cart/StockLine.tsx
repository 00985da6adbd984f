import { Plural, Trans } from '@lingui/react/macro';
import type { CartItem } from '@marketplace/contracts/api/publicCart';
import styled from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { type Stock, stockOf } from './stockOf';

/** Stock of a cart item, and what to change when it cannot be ordered. */
export function StockLine({ item }: { item: CartItem }) {
  const stock = stockOf(item);
  const isGood = stock.kind === 'plenty';
  const isBad = stock.kind === 'sold-out' || stock.kind === 'too-few';
  return (
    <Line $tone={isGood ? 'good' : isBad ? 'bad' : 'warn'}>
      <Icon name={isGood ? 'check' : 'alert'} size="small" />
      <span>
        <StockText stock={stock} />
      </span>
    </Line>
  );
}

function StockText({ stock }: { stock: Stock }) {
  switch (stock.kind) {
    case 'plenty':
      return <Trans>In stock</Trans>;
    case 'few':
      return <Plural value={stock.left} one="Only # left" other="Only # left" />;
    case 'too-few':
      return (
        <Plural
          value={stock.left}
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
