import { useLingui } from '@lingui/react/macro';
import type { OrderSummary } from '@marketplace/contracts/api/orders';
import styled from '@marketplace/contracts/styled';
import { OrderCard } from './OrderCard';

/** A page of orders, newest first. */
export function OrderList({ orders }: { orders: OrderSummary[] }) {
  const { t } = useLingui();
  return (
    <List role="list" aria-label={t`Your orders`}>
      {orders.map((order) => (
        <li key={order.uuid}>
          <OrderCard order={order} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
`;
