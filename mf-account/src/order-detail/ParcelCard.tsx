import { Trans } from '@lingui/react/macro';
import type { Parcel } from '@marketplace/contracts/api/orders';
import { formatTaka } from '@marketplace/contracts/money/formatTaka';
import styled from '@marketplace/contracts/styled';
import { OrderStatus } from '../order-status/OrderStatus';
import { OrderLine } from './OrderLine';
import { Panel, PanelTitle } from './Panel.styles';

/** What one shop sends of an order. */
export function ParcelCard({ parcel }: { parcel: Parcel }) {
  const { shopName } = parcel;
  return (
    <Panel aria-labelledby={`parcel-${parcel.uuid}`}>
      <Top>
        <PanelTitle id={`parcel-${parcel.uuid}`}>
          <Trans>Parcel from {shopName}</Trans>
        </PanelTitle>
        <OrderStatus status={parcel.status} />
      </Top>
      <Lines role="list">
        {parcel.orderItems.map((item) => (
          <OrderLine key={item.uuid} item={item} />
        ))}
      </Lines>
      <Charge>
        <span>
          <Trans>Delivery charge</Trans>
        </span>
        <span>{formatTaka(parcel.deliveryCharge)}</span>
      </Charge>
    </Panel>
  );
}

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-3);
`;

const Lines = styled.ul`
  display: grid;
`;

const Charge = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--space-4);
  padding-top: var(--space-3);
  border-top: 1px solid var(--color-line);
  color: var(--color-ink-soft);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;
