import { Trans, useLingui } from '@lingui/react/macro';
import type { Address } from '@marketplace/contracts/api/addresses';
import { AddressFields } from '@marketplace/contracts/forms/AddressFields';
import { loadDivisions } from '@marketplace/contracts/forms/loadPlaces';
import { useProblemMessage } from '@marketplace/contracts/forms/useFieldProblems';
import { profilePath } from '@marketplace/contracts/routes';
import { Checkbox } from '@marketplace/contracts/ui/Checkbox';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { useState } from 'react';
import { DialogForm } from '../page-parts/DialogForm';
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

interface AddressFormsProps {
  task: AddressTask;
  onClose: () => void;
}

/** The form of a task: add, edit or delete an address. */
export function AddressForms({ task, onClose }: AddressFormsProps) {
  if (task.kind === 'save') return <AddressForm {...task} onClose={onClose} />;
  const { address } = task;
  return (
    <DialogForm
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
    </DialogForm>
  );
}

interface AddressFormProps {
  /** Left out for a new one. */
  address?: Address;
  isFirst: boolean;
  onClose: () => void;
}

/** Form for an address. */
function AddressForm({ address, isFirst, onClose }: AddressFormProps) {
  const { t } = useLingui();
  const problemText = useProblemMessage();
  const [divisions] = useState(loadDivisions);
  const canBecomeDefault = !isFirst && !address?.isDefault;
  return (
    <DialogForm
      action={profilePath()}
      hidden={{ intent: 'save-address', uuid: address?.uuid ?? '' }}
      submit={<Trans>Save address</Trans>}
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
    </DialogForm>
  );
}
