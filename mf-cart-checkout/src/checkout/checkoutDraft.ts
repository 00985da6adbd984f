/** What was typed or chosen, by the field's name; of a checkbox `on` or nothing. */
export type DraftFields = Readonly<Record<string, string>>;

interface Draft {
  /** Uuid of the customer who typed it; nobody else ever sees it. */
  customer: string;
  fields: DraftFields;
}

const STORAGE_KEY = 'checkoutDraft';

/**
 * Keeps what is in the checkout form for this customer and this tab: a session that ends meanwhile
 * takes the page away. The shell empties the storage when somebody logs out.
 */
export function keepDraft(customer: string, form: HTMLFormElement): void {
  const draft: Draft = { customer, fields: fieldsOf(form) };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Where storage is blocked, nothing is kept.
  }
}

/** What this customer had typed; what another one typed before them is forgotten here. */
export function openDraft(customer: string): DraftFields | undefined {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY);
    // Written by keepDraft in this very tab.
    const draft = text === null ? undefined : (JSON.parse(text) as Draft);
    if (draft?.customer === customer) return draft.fields;
  } catch {
    // What cannot be read is no draft.
  }
  forgetDraft();
  return undefined;
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Where storage is blocked, nothing was kept.
  }
}

/** Not as FormData, which leaves out what is typed but not chosen at the moment. */
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
