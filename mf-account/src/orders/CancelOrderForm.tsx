import { Trans, useLingui } from '@lingui/react/macro';
import { useProblemMessage } from '@marketplace/contracts/forms/useFieldProblems';
import { orderPath } from '@marketplace/contracts/routes';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { DialogForm } from '../page-parts/DialogForm';

interface CancelOrderFormProps {
  orderUuid: string;
  onClose: () => void;
}

/**
 * Asks the customer to confirm the cancellation of an order. The customer may give the shops a
 * reason.
 */
export function CancelOrderForm({ orderUuid, onClose }: CancelOrderFormProps) {
  const { t } = useLingui();
  const problemText = useProblemMessage();
  return (
    <DialogForm
      action={orderPath(orderUuid)}
      hidden={{}}
      submit={<Trans>Cancel the order</Trans>}
      dismiss={<Trans>Keep the order</Trans>}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <p>
            <Trans>Nothing of it will be sent. What you paid is paid back.</Trans>
          </p>
          <TextField
            name="reason"
            label={t`Why?`}
            hint={t`The shops read it`}
            isOptional
            error={problemText('reason', problems.reason)}
          />
        </>
      )}
    </DialogForm>
  );
}
