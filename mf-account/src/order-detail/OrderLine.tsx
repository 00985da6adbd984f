import { Trans } from '@lingui/react/macro';
import type { OrderItem } from '@marketplace/contracts/api/orders';
import { formatTaka } from '@marketplace/contracts/money/formatTaka';
import { Link } from '@marketplace/contracts/router';
import { productPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';

/** One thing that was bought, named and priced as it was on that day. */
export function OrderLine({ item }: { item: OrderItem }) {
  const { quantity } = item;
  const unitPrice = formatTaka(item.unitPrice);
  return (
    <Line>
      {item.smallImageUrl ? (
        <Thumbnail src={item.smallImageUrl} alt="" width="72" height="72" loading="lazy" />
      ) : (
        <NoPicture />
      )}
      <div>
        <Name to={productPath(item.productHandle)}>{item.productName}</Name>
        {item.variant.length > 0 && <Detail>{item.variant.join(' · ')}</Detail>}
        <Detail>
          <Trans>
            {quantity} × {unitPrice}
          </Trans>
        </Detail>
      </div>
      <Price>{formatTaka(item.total)}</Price>
    </Line>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: 72px 1fr auto;
  gap: var(--space-3);
  padding-block: var(--space-3);

  & + & {
    border-top: 1px solid var(--color-line);
  }
`;

const Thumbnail = styled.img`
  width: 72px;
  height: 72px;
  border-radius: var(--radius-m);
  background: var(--color-sunken);
  object-fit: cover;
`;

const NoPicture = styled.div`
  height: 72px;
  border-radius: var(--radius-m);
  background: var(--color-sunken);
`;

const Name = styled(Link)`
  color: var(--color-ink);
  font-weight: var(--weight-medium);
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

const Detail = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;

const Price = styled.p`
  font-weight: var(--weight-medium);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
