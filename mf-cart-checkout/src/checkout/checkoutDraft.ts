/** Value of the choice that stands for the address being typed. */
export const NEW_ADDRESS = 'new';

/** Values by the field's name; of a checkbox `on` or an empty text. */
export type DraftFields = Readonly<Record<string, string>>;

interface Draft {
  /** Uuid of the customer, the only one who sees it. */
  customer: string;
  fields: DraftFields;
}

const STORAGE_KEY = 'checkoutDraft';

/**
 * Saves the values of the checkout form for this customer in this tab, as a session that expires
 * leaves the page. The shell clears the storage on logout.
 */
export function saveDraft(customer: string, form: HTMLFormElement): void {
  const draft: Draft = { customer, fields: fieldsOf(form) };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Storage is blocked: there is no draft.
  }
}

/** The draft of this customer; another customer's draft is removed. */
export function readDraft(customer: string): DraftFields | undefined {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY);
    // Written by saveDraft in this very tab.
    const draft = text === null ? undefined : (JSON.parse(text) as Draft);
    if (draft?.customer === customer) return draft.fields;
  } catch {
    // Malformed or blocked storage counts as no draft.
  }
  clearDraft();
  return undefined;
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: there is no draft.
  }
}

/** FormData would leave out disabled fields, whose values the draft keeps too. */
function fieldsOf({ elements }: HTMLFormElement): DraftFields {
  const fields: Record<string, string> = {};
  for (const field of elements) {
    const isTyped =
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement;
    if (!isTyped || field.name === '' || field.type === 'hidden') continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      fields[field.name] = field.checked ? 'on' : '';
    } else if (!(field instanceof HTMLInputElement && field.type === 'radio' && !field.checked)) {
      fields[field.name] = field.value;
    }
  }
  return fields;
}
