import { fieldName } from '@marketplace/contracts/forms/addressFormFields';
import { clearDrafts, draftKey } from '@marketplace/contracts/forms/tabDraft';
import { tabStorage } from '@marketplace/contracts/tabStorage';

/** Code that was sent to a guest's phone. */
export const CODE_FIELD = 'code';
/** Set by the button that asks for another code. */
export const CODE_WANTED_FIELD = 'isCodeWanted';
/** Name of the field that holds the phone a guest's code was sent to. */
export const CODE_PHONE_FIELD = 'codePhone';

/** Tells the form of a guest from that of a customer whose session may have ended since it was shown. */
export const GUEST_FIELD = 'isGuest';

/** Name of the field with the uuid of a saved address whose upazila was chosen anew. */
export const CORRECTED_FIELD = 'mendedAddress';

/** Field of the draft: upazila chosen for a saved address, as the typed address has one of that name. */
export const CORRECTED_UPAZILA = 'mendedUpazila';

/** Value of the choice that stands for the address being typed. */
export const NEW_ADDRESS = 'new';

/** Values by the field's name; of a checkbox `on` or an empty text. */
export type DraftFields = Readonly<Record<string, string>>;

/** Stands for the customer where nobody is signed in. */
export const GUEST = 'guest';

interface Draft {
  fields: DraftFields;
}

const FORM = 'checkout';

/** Saves the values of the checkout form for its customer, or for a guest. */
export function saveDraft(customer: string, form: HTMLFormElement): void {
  const draft: Draft = { fields: fieldsOf(form) };
  tabStorage.write(draftKey(FORM, customer), draft);
}

/**
 * The draft of a customer; those of other people are removed. A guest removes nobody's: a customer
 * whose session has ended finds the draft again, whatever a guest typed meanwhile.
 */
export function readDraft(customer: string): DraftFields | undefined {
  if (customer !== GUEST) clearDrafts(FORM, customer);
  return tabStorage.read<Draft | null>(draftKey(FORM, customer))?.fields;
}

export const clearDraft = (): void => clearDrafts(FORM);

/** FormData would leave out disabled fields, whose values the draft keeps too. */
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
  // The first of its name: the typed address comes after the saved one.
  const field = [...elements].find(
    (each) => each instanceof HTMLSelectElement && each.name === name,
  );
  return field instanceof HTMLSelectElement ? { [CORRECTED_UPAZILA]: field.value } : {};
}

/** True for hidden fields, but for the one that remembers where a code was sent. */
const isFixed = ({ type, name }: { type: string; name: string }) =>
  type === 'hidden' && name !== CODE_PHONE_FIELD;
