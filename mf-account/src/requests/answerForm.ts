import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import { toast } from '@marketplace/contracts/notices';
import { isFormPost, redirectOn } from '@marketplace/contracts/pages/formPost';
import { data } from '@marketplace/contracts/router';
import { type FormResult, formResult } from './formActions';
import { requestOnServer } from './requestOnServer';
import { translate } from './translate';

/** Result of a form that a browser without scripts has sent, for showing the form again. */
export type PostedForm = FormResult & {
  intent?: string;
  /** Values of the form's fields by their names. Passwords are left out. */
  typed?: Readonly<Record<string, string>>;
};

/** Fields whose content is never sent back. */
const SECRET = /password/i;

/**
 * Returns the result of a refused form. Without JavaScript the page is a new document, so the result
 * also says which form it was, and what the visitor typed.
 */
export function refuseForm(
  { data: result, init }: ReturnType<typeof formResult.invalid>,
  form: FormData,
) {
  if (!isFormPost()) return data(result, init ?? undefined);
  const fields = [...form].map(([name, value]) => [name, String(value)] as const);
  const { intent, ...typed } = Object.fromEntries(fields.filter(([name]) => !SECRET.test(name)));
  const posted: PostedForm = { ...result, intent, typed };
  return data(posted, init ?? undefined);
}

/**
 * Shows a toast after a form was saved, and returns its result. Without JavaScript, redirects to the
 * page, which shows the toast.
 * @param path path of the page
 */
export async function confirmForm(saved: MessageDescriptor, request: Request, path: string) {
  const message = await translate(saved, requestOnServer(request));
  if (isFormPost()) return redirectOn(request, path, { notice: { kind: 'success', message } });
  toast.success(message);
  return formResult.saved();
}
