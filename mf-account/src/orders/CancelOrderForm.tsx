import { Trans } from '@lingui/react/macro';
import { orderPath } from '@marketplace/contracts/routes';
import { DialogForm } from '../page-parts/DialogForm';
import { CancelOrderFields } from './ReasonField';

interface CancelOrderFormProps {
  orderUuid: string;
  onClose: () => void;
}

/**
 * Asks the customer to confirm the cancellation of an order. The customer may give the shops a
 * reason.
 */
export function CancelOrderForm({ orderUuid, onClose }: CancelOrderFormProps) {
  return (
    <DialogForm
      action={orderPath(orderUuid)}
      hidden={{}}
      submit={<Trans>Cancel the order</Trans>}
      dismiss={<Trans>Keep the order</Trans>}
      onClose={onClose}
    >
      {(problems) => <CancelOrderFields problems={problems} />}
    </DialogForm>
  );
}
