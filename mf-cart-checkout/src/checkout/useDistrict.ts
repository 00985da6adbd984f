import type { Address } from '@marketplace/contracts/api/addresses';
import { fieldName } from '@marketplace/contracts/forms/addressFormFields';
import { useState } from 'react';
import { type DraftFields, NEW_ADDRESS } from './checkoutDraft';

/**
 * District of the delivery address that the checkout form holds, and how to read it again after a change.
 * @param draftKey another one when the fields take other values, as they do at mount
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
  /** Empty while it is not known. */
  const district = hasChanged ? read.district : (saved?.district ?? draft?.[DISTRICT] ?? '');
  return {
    district,
    /** The shopper has chosen another one than the form began with. */
    hasChanged,
    readDistrict(form: HTMLFormElement) {
      // A saved address is hidden fields, and the fields for another one are disabled then.
      const next = String(new FormData(form).get(DISTRICT) ?? '').trim();
      if (next !== district) setRead({ of: draftKey, district: next });
    },
  };
}

const DISTRICT = fieldName('shipping', 'district');
