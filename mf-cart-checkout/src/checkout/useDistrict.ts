import type { Address } from '@marketplace/contracts/api/addresses';
import { fieldName } from '@marketplace/contracts/forms/addressFormFields';
import { useState } from 'react';
import { type DraftFields, NEW_ADDRESS } from './checkoutDraft';

/**
 * District of the delivery address in the checkout form, and a function that reads it again after a
 * change.
 * @param draftKey changes when the fields are mounted again with other values
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
  /** Empty if it is not known yet. */
  const district = hasChanged ? read.district : (saved?.district ?? draft?.[DISTRICT] ?? '');
  return {
    district,
    /** True if the shopper has chosen another district than the initial one. */
    hasChanged,
    readDistrict(form: HTMLFormElement) {
      // The form contains either the hidden fields of a saved address or the typed ones; the others
      // are disabled.
      const next = String(new FormData(form).get(DISTRICT) ?? '').trim();
      if (next !== district) setRead({ of: draftKey, district: next });
    },
  };
}

const DISTRICT = fieldName('shipping', 'district');
