import { Trans, useLingui } from '@lingui/react/macro';
import type { Address } from '@marketplace/contracts/api/addresses';
import { AddressFields } from '@marketplace/contracts/forms/AddressFields';
import { ADDRESS_FIELDS, fieldName } from '@marketplace/contracts/forms/addressFormFields';
import { loadDivisions } from '@marketplace/contracts/forms/loadPlaces';
import { useProblemMessage } from '@marketplace/contracts/forms/useFieldProblems';
import { profilePath } from '@marketplace/contracts/routes';
import { Checkbox } from '@marketplace/contracts/ui/Checkbox';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { type ReactNode, useState } from 'react';
import { DialogForm } from '../page-parts/DialogForm';
import { Drafted, type FormDraft } from '../page-parts/Drafted';
import { PostalAddressBlock } from '../page-parts/PostalAddressBlock';

/** Mode of an address dialog: add, edit or delete. */
export type AddressTask =
  | {
      kind: 'save';
      /** `undefined` for a new address. */
      address?: Address;
      /** True for the customer's first address, which becomes the default automatically. */
      isFirst: boolean;
    }
  | { kind: 'delete'; address: Address };

interface AddressFormsProps {
  task: AddressTask;
  onClose: () => void;
}

/** Shows the form that adds, edits or deletes an address. */
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
  /** `undefined` for a new address. */
  address?: Address;
  isFirst: boolean;
  /** Fields for the places in a browser without scripts. */
  places?: ReactNode;
  onClose: () => void;
}

/** Values of the fields that differ from the saved address. */
type AddressDraft = Partial<Record<DraftField, string>>;
type DraftField = (typeof DRAFT_FIELDS)[number];
const DRAFT_FIELDS = ['label', ...ADDRESS_FIELDS, 'isDefault'] as const;
const UNCHANGED: AddressDraft = {};

/** Form for a new or saved address, prefilled with the draft. */
function AddressForm(props: AddressFormProps) {
  return (
    <Drafted name={`addressDraft ${props.address?.uuid ?? 'new'}`} empty={UNCHANGED}>
      {(draft) => <AddressFormFields {...props} draft={draft} />}
    </Drafted>
  );
}

interface AddressFormFieldsProps extends AddressFormProps {
  draft: FormDraft<AddressDraft>;
}

export function AddressFormFields(props: AddressFormFieldsProps) {
  const { address, isFirst, draft, places, onClose } = props;
  const { t } = useLingui();
  const problemText = useProblemMessage();
  const [divisions] = useState(() => (typeof window === 'undefined' ? undefined : loadDivisions()));
  const [defaults] = useState({ ...address, ...draft.content });
  const canBecomeDefault = !isFirst && !address?.isDefault;
  return (
    <DialogForm
      action={profilePath()}
      hidden={{ intent: 'save-address', uuid: address?.uuid ?? '' }}
      submit={<Trans>Save address</Trans>}
      draftKey={draft.key}
      onFill={(form) => draft.keep(changesIn(new FormData(form), address))}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <TextField
            name="label"
            label={t`Name of this address`}
            hint={t`Your own word for it, like Home or Office`}
            defaultValue={defaults.label ?? ''}
            autoComplete="off"
            isOptional
            error={problemText('label', problems.label)}
          />
          <AddressFields
            kind="shipping"
            problems={problems}
            defaults={defaults}
            divisions={divisions}
            places={places}
          />
          {canBecomeDefault && (
            <Checkbox
              name="isDefault"
              label={<Trans>Make this my default address</Trans>}
              defaultChecked={draft.content.isDefault === 'on'}
            />
          )}
        </>
      )}
    </DialogForm>
  );
}

/**
 * Returns only the fields that the customer changed. Unchanged fields stay out of the draft, so
 * that the form shows their currently saved values.
 */
function changesIn(form: FormData, address: Address | undefined): AddressDraft {
  const changes: AddressDraft = {};
  for (const field of DRAFT_FIELDS) {
    const isPlain = field === 'label' || field === 'isDefault';
    const filled = String(form.get(isPlain ? field : fieldName('shipping', field)) ?? '');
    const saved = field === 'isDefault' ? '' : (address?.[field] ?? '');
    if (filled !== saved) changes[field] = filled;
  }
  return changes;
}
