import { tabStorage } from '@marketplace/contracts/tabStorage';

/**
 * Key of a form's draft in `tabStorage`. A draft lives until its form is sent, its tab is closed or its
 * customer logs out, and holds neither passwords nor payment data.
 * @param form name of the form, and the uuid or slug of its subject
 * @param writer uuid of the customer who alone may see it; left out for a form of everybody
 */
export const draftKey = (form: string, writer = ''): string => `draft ${form} ${writer}`;

/**
 * Removes the drafts of a form: it was sent, or another person may be there.
 * @param keptWriter whose draft stays
 */
export function clearDrafts(form: string, keptWriter?: string): void {
  const kept = keptWriter === undefined ? undefined : draftKey(form, keptWriter);
  for (const key of tabStorage.keys()) {
    if (key.startsWith(draftKey(form)) && key !== kept) tabStorage.write(key, undefined);
  }
}
