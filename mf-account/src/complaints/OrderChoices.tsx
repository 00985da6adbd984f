import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderSummary } from '@marketplace/contracts/api/orders';
import type { PaginationStatus } from '@marketplace/contracts/api/pagination';
import * as icons from '@marketplace/contracts/design/icons';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import { productListPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { Cluster } from '@marketplace/contracts/ui/Cluster';
import { EmptyState } from '@marketplace/contracts/ui/EmptyState';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { Choice, Choices } from './Choice.styles';

interface OrderChoicesProps {
  orders: OrderSummary[];
  paginationStatus: PaginationStatus;
  onChoose: (order: OrderSummary) => void;
  onPage: (pageNumber: number) => void;
}

/** Lets the customer choose an order from one page of orders, newest first. */
export function OrderChoices({ orders, paginationStatus, onChoose, onPage }: OrderChoicesProps) {
  const { i18n } = useLingui();
  const { pageNumber, totalPages } = paginationStatus;
  if (orders.length === 0) {
    return (
      <EmptyState
        icon={icons.truck}
        title={<Trans>No orders yet</Trans>}
        text={<Trans>You can complain about what you have ordered.</Trans>}
      >
        <ButtonLink to={productListPath()} variant="primary">
          <Trans>Find something good</Trans>
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <Stack>
      <Choices>
        {orders.map((order) => (
          <li key={order.uuid}>
            <Choice onClick={() => onChoose(order)}>
              <strong>
                <OrderName orderNumber={order.orderNumber} />
              </strong>
              <Soft>
                <span>{`${formatDate(order.placedAt, i18n)} · `}</span>
                <OrderedNames {...order} />
              </Soft>
            </Choice>
          </li>
        ))}
      </Choices>
      <Cluster $justify="between">
        {pageNumber > 1 && (
          <Button onClick={() => onPage(pageNumber - 1)}>
            <Trans>Newer orders</Trans>
          </Button>
        )}
        {pageNumber < totalPages && (
          <Button onClick={() => onPage(pageNumber + 1)}>
            <Trans>Older orders</Trans>
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}

function OrderedNames({ productNames }: Pick<OrderSummary, 'productNames'>) {
  const { i18n } = useLingui();
  const names = productNames.join(', ');
  return <span lang={otherLanguageOf(names, i18n.locale)}>{names}</span>;
}

const OrderName = ({ orderNumber }: { orderNumber: string }) => <Trans>Order {orderNumber}</Trans>;

const Soft = styled.span`
  color: var(--color-ink-soft);
  font-size: var(--text-s);
`;
