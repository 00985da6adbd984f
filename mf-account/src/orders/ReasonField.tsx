import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldProblems } from '@marketplace/contracts/forms/FieldProblems';
import { useProblemMessage } from '@marketplace/contracts/forms/useFieldProblems';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { PARCEL_FIELDS } from './parcelForm';

/** Optional reason of a cancellation. */
export function ReasonField({ problems }: { problems: FieldProblems }) {
  const { t } = useLingui();
  const problemText = useProblemMessage();
  return (
    <TextField
      name={PARCEL_FIELDS.reason}
      label={t`Why?`}
      hint={t`The shops read it`}
      maxLength={200}
      isOptional
      error={problemText(PARCEL_FIELDS.reason, problems.reason)}
    />
  );
}

/** Says what the cancellation of an order does, and asks for the reason. */
export function CancelOrderFields({ problems }: { problems: FieldProblems }) {
  return (
    <>
      <p>
        <Trans>Nothing of it will be sent. What you paid is paid back.</Trans>
      </p>
      <ReasonField problems={problems} />
    </>
  );
}
