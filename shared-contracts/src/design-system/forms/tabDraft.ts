import { tabStorage } from '@marketplace/contracts/tabStorage';

/**
 * Key of a form's draft in `tabStorage`. A draft lives until its form is sent, its tab is closed or
 * its customer logs out. It contains neither passwords nor payment data.
 * @param form name of the form, and uuid or slug of the thing that the form is about
 * @param writer uuid of the only customer who may see the draft; left out if everybody may see it
 */
export const draftKey = (form: string, writer = ''): string => `draft ${form} ${writer}`;

/**
 * Removes the drafts of a form after the form was sent, or when another person may use the device.
 * @param keptWriter writer whose draft is kept
 */
export function clearDrafts(form: string, keptWriter?: string): void {
  const kept = keptWriter === undefined ? undefined : draftKey(form, keptWriter);
  for (const key of tabStorage.keys()) {
    if (key.startsWith(draftKey(form)) && key !== kept) tabStorage.write(key, undefined);
  }
}
