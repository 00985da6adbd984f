import { Trans } from '@lingui/react/macro';
import type { Order, OrderSummary } from '@marketplace/contracts/api/orders';
import { Dialog } from '@marketplace/contracts/ui/Dialog';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { useState } from 'react';
import { Region } from '../region/Region';
import { type LineAbout, linesOf } from './LineAbout';
import { LineChoices } from './LineChoices';
import { loadDialogData } from './loadDialogData';
import { OrderChoices } from './OrderChoices';

interface LineChooserProps {
  onChoose: (line: LineAbout) => void;
  onClose: () => void;
}

/** Which line of which order a complaint is about: first the order, then the line. */
export function LineChooser({ onChoose, onClose }: LineChooserProps) {
  const [page, setPage] = useState(() => ({ number: 1, orders: loadDialogData.orders(1) }));
  const [order, setOrder] = useState<{ uuid: string; whole: Promise<Order | undefined> }>();
  const showPage = (number: number) => setPage({ number, orders: loadDialogData.orders(number) });
  const showOrder = ({ uuid }: Pick<OrderSummary, 'uuid'>) =>
    setOrder({ uuid, whole: loadDialogData.order(uuid) });
  const waiting = <Skeleton shape="block" height={320} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        order ? <Trans>Which item is it about?</Trans> : <Trans>Which order is it about?</Trans>
      }
    >
      {order ? (
        <Region
          key={order.uuid}
          data={order.whole}
          fallback={waiting}
          failure={<Trans>This order could not be loaded</Trans>}
          onRetry={() => showOrder(order)}
        >
          {(whole) => (
            <LineChoices
              lines={linesOf(whole)}
              onChoose={onChoose}
              onBack={() => setOrder(undefined)}
            />
          )}
        </Region>
      ) : (
        <Region
          key={page.number}
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
        </Region>
      )}
    </Dialog>
  );
}
