import type { Address } from '@marketplace/contracts/api/addresses';
import { readField } from '@marketplace/contracts/api/typedText';
import { fieldName } from '@marketplace/contracts/forms/addressFormFields';
import { useState } from 'react';
import { type DraftFields, NEW_ADDRESS } from './checkoutDraft';

/**
 * Returns the district of the delivery address, and a function that reads the district from the
 * form again.
 * @param draftKey changes when the fields mount again with other values
 */
export function useDistrict(
  addresses: readonly Address[],
  draft: DraftFields | undefined,
  draftKey: string,
) {
  const [read, setRead] = useState<{ of: string; district: string }>();
  const choice = draft?.shippingChoice;
  const saved =
    addresses.find(({ uuid }) => uuid === choice) ??
    (choice === NEW_ADDRESS ? undefined : addresses[0]);
  const hasChanged = read?.of === draftKey;
  /** Empty if the district is not known yet. */
  const district = hasChanged ? read.district : (saved?.district ?? draft?.[DISTRICT] ?? '');
  return {
    district,
    /** True if the shopper has changed the initial district. */
    hasChanged,
    readDistrict(form: HTMLFormElement) {
      // FormData skips disabled fields, so it contains either the hidden fields of a saved address
      // or the typed ones.
      const next = readField(new FormData(form), DISTRICT);
      if (next !== district) setRead({ of: draftKey, district: next });
    },
  };
}

const DISTRICT = fieldName('shipping', 'district');
