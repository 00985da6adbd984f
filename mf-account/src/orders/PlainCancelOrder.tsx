import { Trans } from '@lingui/react/macro';
import { ordersPath, trackOrderPath } from '@marketplace/contracts/routes';
import { FoldedParcelForm } from './FoldedParcelForm';
import { CancelOrderFields } from './ReasonField';

interface PlainCancelOrderProps {
  orderUuid: string;
  /** True for a guest, to whom the list of orders is closed. */
  isGuest: boolean;
}

/** Asks for confirmation and cancels an order, in a browser without scripts. */
export function PlainCancelOrder({ orderUuid, isGuest }: PlainCancelOrderProps) {
  return (
    <FoldedParcelForm
      summary={<Trans>Cancel this order</Trans>}
      action={isGuest ? trackOrderPath() : ordersPath()}
      orderUuid={orderUuid}
      submit={<Trans>Cancel the order</Trans>}
    >
      {(problems) => <CancelOrderFields problems={problems} />}
    </FoldedParcelForm>
  );
}
