import { tabStorage } from '@marketplace/contracts/tabStorage';

/** Name of the hidden field with the key of the form's draft in this tab. */
export const DRAFT_FIELD = 'draftKey';

/**
 * Deletes the draft of a saved form. The action does this, because the dialog may already be closed
 * or a redirect may have replaced it.
 */
export function forgetDraft(form: FormData): void {
  const key = form.get(DRAFT_FIELD);
  if (typeof key === 'string') tabStorage.write(key, undefined);
}
