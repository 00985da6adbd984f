import { Trans } from '@lingui/react/macro';
import type { Order, OrderSummary } from '@marketplace/contracts/api/orders';
import { Button } from '@marketplace/contracts/ui/Button';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { useState } from 'react';
import { RetryRegion } from '../page-parts/RetryRegion';
import { Choice, Choices } from './Choice.styles';
import { type ComplaintItem, complaintItemsOf } from './ComplaintItem';
import { ItemSummary } from './ItemSummary';
import { loadDialogData } from './loadDialogData';
import { OrderChoices } from './OrderChoices';
import { Step } from './Step';

interface ItemChooserProps {
  onChoose: (item: ComplaintItem) => void;
}

/** Lets the customer choose the order item of a complaint: first the order, then the item. */
export function ItemChooser({ onChoose }: ItemChooserProps) {
  const [page, setPage] = useState(() => ({ number: 1, orders: loadDialogData.orders(1) }));
  const [order, setOrder] = useState<{ uuid: string; whole: Promise<Order | undefined> }>();
  const showPage = (number: number) => setPage({ number, orders: loadDialogData.orders(number) });
  const showOrder = ({ uuid }: Pick<OrderSummary, 'uuid'>) =>
    setOrder({ uuid, whole: loadDialogData.order(uuid) });
  const waiting = <Skeleton shape="block" height={320} />;
  if (order) {
    return (
      <Step key={order.uuid} title={<Trans>Which item is it about?</Trans>}>
        <RetryRegion
          data={order.whole}
          fallback={waiting}
          failure={<Trans>This order could not be loaded</Trans>}
          onRetry={() => showOrder(order)}
        >
          {(whole) => (
            <ItemChoices
              items={complaintItemsOf(whole)}
              onChoose={onChoose}
              onBack={() => setOrder(undefined)}
            />
          )}
        </RetryRegion>
      </Step>
    );
  }
  return (
    // A new key for each page of orders creates a new step, which takes the focus. Otherwise the
    // focus would be lost, because the pressed button disappears with its page.
    <Step key={page.number} title={<Trans>Which order is it about?</Trans>}>
      <RetryRegion
        data={page.orders}
        fallback={waiting}
        failure={<Trans>Your orders could not be loaded</Trans>}
        onRetry={() => showPage(page.number)}
      >
        {({ items, paginationStatus }) => (
          <OrderChoices
            orders={items}
            paginationStatus={paginationStatus}
            onChoose={showOrder}
            onPage={showPage}
          />
        )}
      </RetryRegion>
    </Step>
  );
}

interface ItemChoicesProps {
  items: ComplaintItem[];
  onChoose: (item: ComplaintItem) => void;
  onBack: () => void;
}

function ItemChoices({ items, onChoose, onBack }: ItemChoicesProps) {
  return (
    <Stack>
      <Choices>
        {items.map((item) => (
          <li key={item.orderItemUuid}>
            <Choice onClick={() => onChoose(item)}>
              <ItemSummary item={item} />
            </Choice>
          </li>
        ))}
      </Choices>
      <div>
        <Button onClick={onBack}>
          <Trans>Choose another order</Trans>
        </Button>
      </div>
    </Stack>
  );
}
