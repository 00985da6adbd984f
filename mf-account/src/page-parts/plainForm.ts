import { useActionData, useLocation, useSearchParams } from '@marketplace/contracts/router';
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

/** Returns the form that the URL asks for. It is shown in a `PlainDialog`. */
export function usePlainForm(): PlainForm | undefined {
  const [query] = useSearchParams();
  return readPlainForm(query);
}

/**
 * Returns the paths of the shown form: where it is sent, so that the same page shows it again if it
 * is refused, and the page without the form.
 */
export function usePlainPaths(): { action: string; page: string } {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  for (const name of [FORM_FIELD, ENTRY_FIELD]) query.delete(name);
  const rest = query.size > 0 ? `?${query}` : '';
  return { action: `${pathname}${search}#${PLAIN_FORM_ID}`, page: pathname + rest };
}

/** Returns the refused form with this intent that a browser without scripts has sent, if any. */
export function usePostedForm(intent: string | undefined): PostedForm | undefined {
  const posted = useActionData<PostedForm>();
  return intent !== undefined && posted?.intent === intent ? posted : undefined;
}
