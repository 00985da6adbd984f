import { useLingui } from '@lingui/react/macro';
import type { Address } from '@marketplace/contracts/api/addresses';
import type { Upazila } from '@marketplace/contracts/api/locations';
import { fieldName } from '@marketplace/contracts/forms/addressFormFields';
import type { FieldProblems } from '@marketplace/contracts/forms/FieldProblems';
import { UpazilaField } from '@marketplace/contracts/forms/PlaceSelects';
import { useProblemMessage } from '@marketplace/contracts/forms/useFieldProblems';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { CORRECTED_FIELD } from './checkoutDraft';

type UpazilaCorrectionProps = {
  address: Address;
  /** Upazilas that the API lists now for the address's district. */
  upazilas: Upazila[];
  /** Upazila that the shopper chose before a reload. */
  drafted: string | undefined;
  problems: FieldProblems;
};

/**
 * Asks for a new upazila for a saved address whose upazila is no longer listed. The other fields of
 * the address stay the same.
 */
export function UpazilaCorrection({
  address,
  upazilas,
  drafted,
  problems,
}: UpazilaCorrectionProps) {
  const { t } = useLingui();
  const problemText = useProblemMessage();
  const name = fieldName('shipping', 'upazila');
  const { upazila, district } = address.placeNames ?? address;
  return (
    <Stack $gap={3}>
      <Notice tone="warn">
        {t`${upazila} is no longer an upazila or thana of ${district}. Choose the one this address lies in; it is saved with the order.`}
      </Notice>
      <input type="hidden" name={CORRECTED_FIELD} value={address.uuid} />
      <UpazilaField
        field={{
          name,
          autoComplete: 'shipping address-level3',
          defaultValue: drafted,
          error: problemText('upazila', problems[name]),
        }}
        places={upazilas}
        placeholder={t`Choose an upazila or thana`}
      />
    </Stack>
  );
}
