import type { Address } from '@marketplace/contracts/api/addresses';
import type { Division, Upazila } from '@marketplace/contracts/api/locations';
import { ADDRESS_FIELDS, fieldName } from '@marketplace/contracts/forms/addressFormFields';
import { PlainPlaces } from '@marketplace/contracts/forms/PlainPlaces';
import { usePostedForm } from '../page-parts/plainForm';
import type { PostedForm } from '../requests/answerForm';
import { AddressFormFields } from './AddressForms';

interface PlainAddressFormProps {
  /** `undefined` for a new address. */
  address?: Address;
  isFirst: boolean;
  divisions: Division[] | undefined;
}

/** Form for a new or saved address, in a browser without scripts. */
export function PlainAddressForm({ address, isFirst, divisions }: PlainAddressFormProps) {
  const posted: (PostedForm & { upazilas?: Upazila[] }) | undefined = usePostedForm('save-address');
  const typed = posted?.typed;
  const fields = ADDRESS_FIELDS.map((field) => [field, fieldName('shipping', field)] as const);
  const saved = Object.fromEntries(fields.map(([field, name]) => [name, address?.[field] ?? '']));
  const content = typed && {
    label: typed.label,
    isDefault: typed.isDefault,
    ...Object.fromEntries(fields.map(([field, name]) => [field, typed[name]])),
  };
  return (
    <AddressFormFields
      address={address}
      isFirst={isFirst}
      draft={{ content: content ?? {}, keep: () => {} }}
      places={
        divisions && (
          <PlainPlaces
            kind="shipping"
            divisions={divisions}
            upazilas={posted?.upazilas}
            filled={typed ?? saved}
            problems={posted?.status === 'invalid' ? posted.problems : {}}
          />
        )
      }
      onClose={() => {}}
    />
  );
}
