import { Trans, useLingui } from '@lingui/react/macro';
import { useProblemText } from '@marketplace/contracts/forms/useProblemText';
import { orderPath } from '@marketplace/contracts/routes';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { FormDialog } from '../form-dialog/FormDialog';

interface CancelOrderDialogProps {
  orderUuid: string;
  onClose: () => void;
}

/** Asks once more before an order is called off, and why, for the shops. */
export function CancelOrderDialog({ orderUuid, onClose }: CancelOrderDialogProps) {
  const { t } = useLingui();
  const problemText = useProblemText();
  return (
    <FormDialog
      title={<Trans>Cancel this order?</Trans>}
      action={orderPath(orderUuid)}
      hidden={{ intent: 'cancel-order' }}
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
    </FormDialog>
  );
}
