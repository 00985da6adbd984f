import { tabStorage } from '@marketplace/contracts/tabStorage';

/** Hidden field of a form with a draft: the key under which this tab keeps it. */
export const DRAFT_FIELD = 'draftKey';

/**
 * Removes the draft of a form that is saved. The action does it, for the dialog may be closed by then, and a
 * redirect takes it away.
 */
export function forgetDraft(form: FormData): void {
  const key = form.get(DRAFT_FIELD);
  if (typeof key === 'string') tabStorage.write(key, undefined);
}
