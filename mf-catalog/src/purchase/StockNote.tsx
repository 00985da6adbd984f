import { Plural, Trans } from '@lingui/react/macro';
import { type Stock, type StockState, stockState } from '@marketplace/contracts/commerce/purchase';
import styled from '@marketplace/contracts/styled';

export function StockNote({ stock }: { stock: Stock }) {
  const state = stockState(stock);
  return (
    <Note $state={state}>
      {state === 'in-stock' && <Trans>In stock</Trans>}
      {state === 'few-left' && (
        <Plural value={stock.inventoryQuantity} one="Only # left" other="Only # left" />
      )}
      {state === 'to-order' && <Trans>Sold to order: it is prepared for you</Trans>}
      {state === 'sold-out' && <Trans>Sold out for now</Trans>}
    </Note>
  );
}

const COLOURS = { 'in-stock': 'good', 'few-left': 'warn', 'to-order': 'info', 'sold-out': 'bad' };

const Note = styled.p<{ $state: StockState }>`
  color: var(--color-${({ $state }) => COLOURS[$state]});
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
`;
