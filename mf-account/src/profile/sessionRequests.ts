import { msg } from '@lingui/core/macro';
import {
  endOtherSessions,
  endSession,
  listSessions,
  type Session,
} from '@marketplace/contracts/api/sessions';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import { profilePath } from '@marketplace/contracts/routes';
import { callApi } from '../../contracts';
import { confirmForm, refuseForm } from '../requests/answerForm';
import { findProblems, formResult } from '../requests/formActions';
import { ignoreMissing } from '../requests/refusals';
import { requestOnServer } from '../requests/requestOnServer';

/**
 * Fetches the customer's sessions. Returns an empty list if the API does not list them (an optional
 * extension of the API).
 */
export async function fetchSessions(request: Request): Promise<Session[]> {
  if (!(await isCallSupported(listSessions, request))) return [];
  return (await callApi(listSessions, { request })).items;
}

/**
 * Ends the session that the form names. If the form names no session, ends all sessions except the
 * current one.
 */
export async function logOutDevices(form: FormData, request: Request) {
  const uuid = String(form.get('uuid') ?? '');
  const body = { currentPassword: String(form.get('currentPassword') ?? '') };
  const problems = findProblems(endSession.body, body);
  if (problems) return refuseForm(formResult.invalid(problems), form);
  const sent = { body, request: requestOnServer(request) };
  try {
    if (uuid === '') await callApi(endOtherSessions, sent);
    else await callApi(endSession, { params: { uuid }, ...sent }).catch(ignoreMissing);
  } catch (error) {
    return refuseForm(await formResult.failed(error, {}, sent.request), form);
  }
  const done = uuid === '' ? msg`All other devices are logged out` : msg`The device is logged out`;
  return confirmForm(done, request, profilePath());
}
