import { Trans } from '@lingui/react/macro';
import type { Parcel } from '@marketplace/contracts/api/orders';
import { formatTaka } from '@marketplace/contracts/money/formatTaka';
import styled from '@marketplace/contracts/styled';
import { OrderStatus } from '../order-status/OrderStatus';
import { FactPanel } from './FactPanel';
import { OrderLine } from './OrderLine';

/** What one shop sends of an order. */
export function ParcelCard({ parcel, orderUuid }: { parcel: Parcel; orderUuid: string }) {
  const { shopName } = parcel;
  return (
    <FactPanel
      title={<Trans>Parcel from {shopName}</Trans>}
      badge={<OrderStatus status={parcel.status} />}
    >
      <Items>
        {parcel.orderItems.map((item) => (
          <OrderLine key={item.uuid} item={item} orderUuid={orderUuid} />
        ))}
      </Items>
      <Charge>
        <span>
          <Trans>Delivery charge</Trans>
        </span>
        <span>{formatTaka(parcel.deliveryCharge)}</span>
      </Charge>
    </FactPanel>
  );
}

const Items = styled.ul.attrs({ role: 'list' })`
  display: grid;
`;

const Charge = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--space-4);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--color-line);
  color: var(--color-ink-soft);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;
