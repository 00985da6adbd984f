import { tabStorage } from '@marketplace/contracts/tabStorage';

/** Hidden field with the key of the form's draft in this tab. */
export const DRAFT_FIELD = 'draftKey';

/**
 * Deletes the draft of a saved form. The action does this, because by then the dialog may be closed
 * or redirected away.
 */
export function forgetDraft(form: FormData): void {
  const key = form.get(DRAFT_FIELD);
  if (typeof key === 'string') tabStorage.write(key, undefined);
}
