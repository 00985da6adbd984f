import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { reopenComplaint, writeComplaintMessage } from '@marketplace/contracts/api/complaintCases';
import { readField, severalLines } from '@marketplace/contracts/api/typedText';
import type { FieldProblems } from '@marketplace/contracts/forms/FieldProblems';
import { failureMessage, toast } from '@marketplace/contracts/notices';
import { isFormPost, redirectBack } from '@marketplace/contracts/pages/formPost';
import { data } from '@marketplace/contracts/router';
import { complaintsPath } from '@marketplace/contracts/routes';
import { callApi } from '../../contracts';
import { findProblems } from '../requests/formActions';
import { forgetDraft } from '../requests/formDraft';
import { requestOnServer } from '../requests/requestOnServer';
import { translate } from '../requests/translate';

/** Result of a form for a message. `typed` is its text, which the form shows again. */
export type CaseFormResult =
  | { status: 'saved' }
  | { status: 'invalid'; problems: FieldProblems; typed: string }
  | { status: 'failed'; message: string; typed?: string };

/** Sends the customer's message, or reopens the complaint with it. Works without JavaScript. */
export async function sendCaseForm(form: FormData, request: Request, intent: 'write' | 'reopen') {
  const params = { uuid: readField(form, 'uuid') };
  const text = severalLines(String(form.get('text') ?? ''));
  const body = { text, imageUrls: form.getAll('imageUrls').map(String) };
  const problems = findProblems(writeComplaintMessage.body, body);
  if (problems) return data({ status: 'invalid' as const, problems, typed: text }, 400);
  const input = { params, body, request: requestOnServer(request) };
  try {
    if (intent === 'write') await callApi(writeComplaintMessage, input);
    else await callApi(reopenComplaint, input);
  } catch (error) {
    return refuse(error, request, text);
  }
  const done = intent === 'write' ? msg`Your message is sent` : msg`Your complaint is open again`;
  const message = await translate(done, request);
  if (isFormPost()) {
    const fallback = complaintsPath({ complaint: params.uuid });
    return redirectBack(request, { fallback, notice: { kind: 'success', message } });
  }
  forgetDraft(form);
  toast.success(message);
  return { status: 'saved' as const };
}

/**
 * Returns the result of a form whose request failed.
 * @throws ApiError for a 401, after which the shell redirects to the home page
 */
async function refuse(error: unknown, request: Request, typed: string) {
  const status = error instanceof ApiError ? (error.status ?? 503) : 500;
  if (status === 401) throw error;
  if (error instanceof ApiError && status === 400 && error.message.startsWith('imageUrls')) {
    const problems: FieldProblems = { imageUrls: 'invalid' };
    return data({ status: 'invalid' as const, problems, typed }, status);
  }
  const message = await failureMessage(error, request);
  const failed = { status: 'failed' as const, message, typed };
  // For an outdated page the result has no error status, because the router loads the page again
  // only after such a result.
  return isOutdated(error) && !isFormPost() ? failed : data(failed, status);
}

/** True if the API refused a form because the complaint has changed since the page loaded. */
const isOutdated = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === 'complaint-settled' || error.code === 'not-reopenable');
