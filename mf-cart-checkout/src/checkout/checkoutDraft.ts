import { fieldName } from '@marketplace/contracts/forms/addressFormFields';
import { clearDrafts, draftKey } from '@marketplace/contracts/forms/tabDraft';
import { tabStorage } from '@marketplace/contracts/tabStorage';

/** Name of the field for the code that was sent to a guest's phone. */
export const CODE_FIELD = 'code';
/** Name of the button that requests another code. */
export const CODE_WANTED_FIELD = 'isCodeWanted';
/** Name of the field with the phone to which a guest's code was sent. */
export const CODE_PHONE_FIELD = 'codePhone';

/**
 * Name of the field that only a guest's form contains. It distinguishes a guest from a customer
 * whose session ended after the form was shown.
 */
export const GUEST_FIELD = 'isGuest';

/** Name of the field with the uuid of a saved address whose upazila was corrected. */
export const CORRECTED_FIELD = 'correctedAddress';

/**
 * Key of the corrected upazila in a draft. The form's field has another name, which it shares with
 * the upazila of a typed address. A draft needs two keys for the two values.
 */
export const CORRECTED_UPAZILA = 'correctedUpazila';

/** Value of the address choice for a typed address. */
export const NEW_ADDRESS = 'new';

/** Values by field name. A checkbox has the value `on` or an empty text. */
export type DraftFields = Readonly<Record<string, string>>;

/** Identifies the drafts and orders of visitors who are not signed in. */
export const GUEST = 'guest';

interface Draft {
  fields: DraftFields;
}

const FORM = 'checkout';

/** Saves the values of the checkout form for a customer, or for a guest. */
export function saveDraft(customer: string, form: HTMLFormElement): void {
  const draft: Draft = { fields: fieldsOf(form) };
  tabStorage.write(draftKey(FORM, customer), draft);
}

/**
 * Reads a customer's draft, and removes the drafts of other people. A guest's call removes nothing,
 * because a customer whose session has ended must find the draft after the next login.
 */
export function readDraft(customer: string): DraftFields | undefined {
  if (customer !== GUEST) clearDrafts(FORM, customer);
  return tabStorage.read<Draft | null>(draftKey(FORM, customer))?.fields;
}

export const clearDraft = (): void => clearDrafts(FORM);

/**
 * Reads every field of the form. FormData would omit disabled fields, but the draft must keep their
 * values.
 */
function fieldsOf({ elements }: HTMLFormElement): DraftFields {
  const fields: Record<string, string> = {};
  for (const field of elements) {
    const isTyped =
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement;
    if (!isTyped || field.name === '' || isFixed(field)) continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      fields[field.name] = field.checked ? 'on' : '';
    } else if (!(field instanceof HTMLInputElement && field.type === 'radio' && !field.checked)) {
      fields[field.name] = field.value;
    }
  }
  return { ...fields, ...correctedUpazila(elements) };
}

function correctedUpazila(elements: HTMLFormControlsCollection): DraftFields {
  if (!elements.namedItem(CORRECTED_FIELD)) return {};
  const name = fieldName('shipping', 'upazila');
  // The first field with this name is the correction. The typed address has a field with the same
  // name later in the form.
  const field = [...elements].find(
    (each) => each instanceof HTMLSelectElement && each.name === name,
  );
  return field instanceof HTMLSelectElement ? { [CORRECTED_UPAZILA]: field.value } : {};
}

/** True for hidden fields, except the field with the phone to which a code was sent. */
const isFixed = ({ type, name }: { type: string; name: string }) =>
  type === 'hidden' && name !== CODE_PHONE_FIELD;
