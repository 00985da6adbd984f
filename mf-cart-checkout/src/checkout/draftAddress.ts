import {
  ADDRESS_FIELDS,
  type AddressField,
  type AddressKind,
  fieldName,
} from '@marketplace/contracts/forms/addressFields';
import type { DraftFields } from './checkoutDraft';

/** The fields of one address as they were typed; nothing of those that the form did not have. */
export function draftAddress(
  draft: DraftFields | undefined,
  kind: AddressKind,
): Partial<Record<AddressField, string>> {
  return Object.fromEntries(
    ADDRESS_FIELDS.flatMap((field) => {
      const typed = draft?.[fieldName(kind, field)];
      return typed === undefined ? [] : [[field, typed]];
    }),
  );
}
