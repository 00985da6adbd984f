import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import {
  addPasskey,
  deletePasskey,
  listPasskeys,
  type PasskeyList,
  startPasskey,
} from '@marketplace/contracts/api/passkeys';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import { makePasskey } from '@marketplace/contracts/client/passkeyCeremonies';
import { toast } from '@marketplace/contracts/notices';
import { callApi } from '../../contracts';
import { type FormResult, formResult } from '../requests/formActions';
import { ignoreMissing } from '../requests/refusals';
import { translate } from '../requests/translate';

/**
 * Fetches the customer's passkeys.
 * @returns `null` if the API has no passkeys (an optional extension of the API)
 */
export async function fetchPasskeys(request: Request): Promise<PasskeyList | null> {
  if (!(await isCallSupported(listPasskeys, request))) return null;
  return callApi(listPasskeys, { request });
}

/** Adds a passkey, for which the browser asks the customer, or deletes the one that the form names. */
export async function handlePasskeyForm(intent: 'add-passkey' | 'delete-passkey', form: FormData) {
  const password = form.get('currentPassword');
  const body = { currentPassword: password === null ? undefined : String(password) };
  if (body.currentPassword === '') return formResult.invalid({ currentPassword: 'missing' });
  try {
    return await (intent === 'add-passkey' ? add(body) : remove(String(form.get('uuid')), body));
  } catch (error) {
    // The sign-in has become too old while the page was open. This result lets the loaders run
    // again, after which the form asks for the password.
    if (error instanceof ApiError && error.code === 'password-needed') return PASSWORD_NEEDED;
    return formResult.failed(error);
  }
}

const PASSWORD_NEEDED: FormResult = { status: 'invalid', problems: { currentPassword: 'missing' } };

interface WithPassword {
  currentPassword: string | undefined;
}

async function add(body: WithPassword): Promise<FormResult> {
  const credential = await makePasskey(await callApi(startPasskey, { body }));
  if (!credential) {
    return { status: 'failed', message: await translate(msg`No passkey was added`) };
  }
  await callApi(addPasskey, { body: { credential } });
  toast.success(await translate(msg`Your passkey is saved`));
  return formResult.saved();
}

async function remove(uuid: string, body: WithPassword): Promise<FormResult> {
  await callApi(deletePasskey, { params: { uuid }, body }).catch(ignoreMissing);
  toast.success(await translate(msg`The passkey is deleted`));
  return formResult.saved();
}
