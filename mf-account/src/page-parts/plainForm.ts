import { useActionData, useSearchParams } from '@marketplace/contracts/router';
import type { PostedForm } from '../requests/answerForm';

const FORM_FIELD = 'form';
const ENTRY_FIELD = 'entry';
/** Id of the element that contains the form. */
export const PLAIN_FORM_ID = 'plain-form';

/** Form of a dialog that the URL asks for, because the browser runs no scripts. */
interface PlainForm {
  /** Intent of the form. */
  intent: string;
  /** Uuid of the entry that the form is about, if any. */
  entry?: string;
}

/**
 * Returns the path that shows the form of a dialog on its page, in a browser without scripts.
 * @param page path of the page, with its query
 */
export function plainFormPath(page: string, { intent, entry }: PlainForm): string {
  const query = new URLSearchParams({
    [FORM_FIELD]: intent,
    ...(entry && { [ENTRY_FIELD]: entry }),
  });
  return `${page}${page.includes('?') ? '&' : '?'}${query}#${PLAIN_FORM_ID}`;
}

export function readPlainForm(query: URLSearchParams): PlainForm | undefined {
  const intent = query.get(FORM_FIELD);
  return intent ? { intent, entry: query.get(ENTRY_FIELD) ?? undefined } : undefined;
}

/**
 * Returns the form that the URL asks for. Only the server returns one, because browsers with scripts
 * open dialogs.
 */
export function usePlainForm(): PlainForm | undefined {
  const [query] = useSearchParams();
  return typeof window === 'undefined' ? readPlainForm(query) : undefined;
}

/** Returns the refused form with this intent that a browser without scripts has sent, if any. */
export function usePostedForm(intent: string | undefined): PostedForm | undefined {
  const posted = useActionData<PostedForm>();
  return intent !== undefined && posted?.intent === intent ? posted : undefined;
}
