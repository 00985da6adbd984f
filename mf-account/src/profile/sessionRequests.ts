import { msg } from '@lingui/core/macro';
import {
  endOtherSessions,
  endSession,
  listSessions,
  type Session,
} from '@marketplace/contracts/api/sessions';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import { toast } from '@marketplace/contracts/notices';
import { callApi } from '../../contracts';
import { findProblems, formResult } from '../requests/formActions';
import { ignoreMissing } from '../requests/refusals';
import { translate } from '../requests/translate';

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
export async function logOutDevices(form: FormData) {
  const uuid = String(form.get('uuid') ?? '');
  const body = { currentPassword: String(form.get('currentPassword') ?? '') };
  const problems = findProblems(endSession.body, body);
  if (problems) return formResult.invalid(problems);
  try {
    if (uuid === '') await callApi(endOtherSessions, { body });
    else await callApi(endSession, { params: { uuid }, body }).catch(ignoreMissing);
  } catch (error) {
    return formResult.failed(error);
  }
  toast.success(
    await translate(
      uuid === '' ? msg`All other devices are logged out` : msg`The device is logged out`,
    ),
  );
  return formResult.saved();
}
