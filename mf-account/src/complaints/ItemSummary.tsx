import { Trans } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { Picture } from '@marketplace/contracts/ui/Picture';
import type { ComplaintItem } from './ComplaintItem';

/** Shows picture, product and order number of the item that a complaint is about. */
export function ItemSummary({ item }: { item: ComplaintItem }) {
  const { orderNumber } = item;
  return (
    <Line>
      <Picture smallImageUrl={item.smallImageUrl} alt="" />
      <span>
        <Name lang={item.productNameLanguage}>{item.productName}</Name>
        <Soft>
          <Trans>Order {orderNumber}</Trans>
        </Soft>
      </span>
    </Line>
  );
}

const Line = styled.span`
  display: grid;
  grid-template-columns: 60px minmax(0, 1fr);
  align-items: start;
  gap: var(--space-3);
  text-align: start;

  > :first-child {
    border-radius: var(--radius-m);
  }
`;

const Name = styled.span`
  display: block;
  font-weight: var(--weight-medium);
  line-height: var(--leading-snug);
`;

const Soft = styled.span`
  color: var(--color-ink-soft);
  font-size: var(--text-s);
`;
