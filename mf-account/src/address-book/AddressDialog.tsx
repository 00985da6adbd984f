import { Trans, useLingui } from '@lingui/react/macro';
import type { Address } from '@marketplace/contracts/api/addresses';
import { AddressFields } from '@marketplace/contracts/forms/AddressFields';
import { loadDivisions } from '@marketplace/contracts/forms/latePlaces';
import { useProblemText } from '@marketplace/contracts/forms/useProblemText';
import { profilePath } from '@marketplace/contracts/routes';
import { Checkbox } from '@marketplace/contracts/ui/Checkbox';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../form-dialog/FormDialog';

interface AddressDialogProps {
  /** Left out for a new one. */
  address?: Address;
  isFirst: boolean;
  onClose: () => void;
}

/** Where an address is written or changed. */
export function AddressDialog({ address, isFirst, onClose }: AddressDialogProps) {
  const { t } = useLingui();
  const problemText = useProblemText();
  const [divisions] = useState(loadDivisions);
  const canBecomeDefault = !isFirst && !address?.isDefault;
  return (
    <FormDialog
      title={address ? <Trans>Edit address</Trans> : <Trans>Add an address</Trans>}
      action={profilePath()}
      hidden={{ intent: 'save-address', uuid: address?.uuid ?? '' }}
      submit={<Trans>Save address</Trans>}
      size="large"
      onClose={onClose}
    >
      {(problems) => (
        <>
          <TextField
            name="label"
            label={t`Name of this address`}
            hint={t`Your own word for it, like Home or Office`}
            defaultValue={address?.label ?? ''}
            autoComplete="off"
            isOptional
            error={problemText('label', problems.label)}
          />
          <AddressFields
            kind="shipping"
            problems={problems}
            defaults={address}
            divisions={divisions}
          />
          {canBecomeDefault && (
            <Checkbox name="isDefault" label={<Trans>Make this my default address</Trans>} />
          )}
        </>
      )}
    </FormDialog>
  );
}
