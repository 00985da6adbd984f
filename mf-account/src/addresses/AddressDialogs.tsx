import { Trans, useLingui } from '@lingui/react/macro';
import type { Address } from '@marketplace/contracts/api/addresses';
import { AddressFields } from '@marketplace/contracts/forms/AddressFields';
import { loadDivisions } from '@marketplace/contracts/forms/loadPlaces';
import { useProblemMessage } from '@marketplace/contracts/forms/useFieldProblems';
import { profilePath } from '@marketplace/contracts/routes';
import { Checkbox } from '@marketplace/contracts/ui/Checkbox';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../page-parts/FormDialog';
import { PostalAddressBlock } from '../page-parts/PostalAddressBlock';

/** Task of the address dialogs. */
export type AddressTask =
  | {
      kind: 'save';
      /** Left out for a new one. */
      address?: Address;
      /** True for the first address, which becomes the default by itself. */
      isFirst: boolean;
    }
  | { kind: 'delete'; address: Address };

interface AddressDialogsProps {
  task: AddressTask;
  onClose: () => void;
}

/** The dialog for a task: add, edit or delete an address. */
export function AddressDialogs({ task, onClose }: AddressDialogsProps) {
  if (task.kind === 'save') return <AddressDialog {...task} onClose={onClose} />;
  const { address } = task;
  return (
    <FormDialog
      title={<Trans>Delete this address?</Trans>}
      action={profilePath()}
      hidden={{ intent: 'delete-address', uuid: address.uuid }}
      submit={<Trans>Delete</Trans>}
      onClose={onClose}
    >
      {() => (
        <>
          <PostalAddressBlock address={address} />
          <p>
            <Trans>Orders keep the address they were sent to.</Trans>
          </p>
        </>
      )}
    </FormDialog>
  );
}

interface AddressDialogProps {
  /** Left out for a new one. */
  address?: Address;
  isFirst: boolean;
  onClose: () => void;
}

/** Form for an address. */
function AddressDialog({ address, isFirst, onClose }: AddressDialogProps) {
  const { t } = useLingui();
  const problemText = useProblemMessage();
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
