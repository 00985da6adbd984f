import { Trans, useLingui } from '@lingui/react/macro';
import { useProblemMessage } from '@marketplace/contracts/forms/useFieldProblems';
import { orderPath } from '@marketplace/contracts/routes';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { FormDialog } from '../page-parts/FormDialog';

interface CancelOrderDialogProps {
  orderUuid: string;
  onClose: () => void;
}

/** Confirms the cancellation of an order, with an optional reason for the shops. */
export function CancelOrderDialog({ orderUuid, onClose }: CancelOrderDialogProps) {
  const { t } = useLingui();
  const problemText = useProblemMessage();
  return (
    <FormDialog
      title={<Trans>Cancel this order?</Trans>}
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
    </FormDialog>
  );
}
