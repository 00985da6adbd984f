import { Trans } from '@lingui/react/macro';
import type { OrderComplaint } from '@marketplace/contracts/api/complaints';
import type { Order } from '@marketplace/contracts/api/orders';
import { Link } from '@marketplace/contracts/router';
import { complaintsPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { FactPanel } from '../orders/FactPanel';
import { ComplaintClocks } from './ComplaintClocks';
import { ComplaintStatus } from './ComplaintStatus';

interface OrderComplaintsProps {
  order: Order;
  complaints: OrderComplaint[];
}

/** Shows the complaints about an order with their deadlines. Each links to its messages. */
export function OrderComplaints({ order, complaints }: OrderComplaintsProps) {
  const items = order.parcels.flatMap(({ orderItems }) => orderItems);
  return (
    <FactPanel title={<Trans>Your complaints</Trans>}>
      <List role="list">
        {complaints.map((complaint) => {
          const item = items.find(({ uuid }) => uuid === complaint.orderItemUuid);
          return (
            <li key={complaint.uuid}>
              <p>
                <Link
                  to={complaintsPath({ complaint: complaint.uuid })}
                  lang={item?.productNameLanguage}
                >
                  {item?.productName}
                </Link>{' '}
                <ComplaintStatus status={complaint.status} />
              </p>
              <ComplaintClocks complaint={complaint} orderUuid={order.uuid} />
            </li>
          );
        })}
      </List>
    </FactPanel>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
`;
