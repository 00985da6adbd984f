import { msg } from '@lingui/core/macro';
import {
  beginPhoneChange,
  changePassword,
  confirmPhoneChange,
  deleteAccount,
  requestMyData,
} from '@marketplace/contracts/api/account';
import type { Call } from '@marketplace/contracts/api/defineCall';
import { plainNumber, readField } from '@marketplace/contracts/api/typedText';
import { EXPIRED_ACCESS_TOKEN } from '@marketplace/contracts/cookies';
import { cartCookies, redirectOn } from '@marketplace/contracts/pages/formPost';
import { data } from '@marketplace/contracts/router';
import { homePath, profilePath } from '@marketplace/contracts/routes';
import { callApi } from '../../contracts';
import { type FormResult, findProblems, formResult } from '../requests/formActions';
import { translate } from '../requests/translate';

export type AccountIntent =
  | 'begin-phone-change'
  | 'confirm-phone-change'
  | 'change-password'
  | 'download-data'
  | 'delete-account';

/** Result of a refused form of the customer's account. */
export type RefusedIntent = Exclude<FormResult, { status: 'saved' }> & {
  intent: AccountIntent;
  /** The new phone as the customer typed it, which the form shows again. */
  typedPhone?: string;
};

const passwordOf = (form: FormData) => ({
  currentPassword: String(form.get('currentPassword') ?? ''),
});

/** Requests a code for the new phone. Then redirects to the profile, which asks for the code. */
function beginToChangePhone(form: FormData, request: Request) {
  const typedPhone = String(form.get('phone') ?? '');
  const body = { ...passwordOf(form), phone: typedPhone };
  const submission = { intent: 'begin-phone-change', call: beginPhoneChange, typedPhone } as const;
  return run({ ...submission, body, request }, async () => {
    await callApi(beginPhoneChange, { body, request });
    return redirectOn(request, profilePath());
  });
}

/** Changes the phone with the code that was sent to it. Then redirects to the profile. */
function confirmNewPhone(form: FormData, request: Request) {
  const body = { otp: plainNumber(readField(form, 'otp')) };
  const submission = { intent: 'confirm-phone-change', call: confirmPhoneChange } as const;
  return run({ ...submission, body, request }, async () => {
    await callApi(confirmPhoneChange, { body, request });
    const message = await translate(msg`Your phone is changed`, request);
    return redirectOn(request, profilePath(), { notice: { kind: 'success', message } });
  });
}

/** Sets a new password. Then redirects to the profile with a message. */
function savePassword(form: FormData, request: Request) {
  const body = { ...passwordOf(form), password: String(form.get('password') ?? '') };
  return run({ intent: 'change-password', call: changePassword, body, request }, async () => {
    await callApi(changePassword, { body, request });
    const message = await translate(msg`Your password is changed`, request);
    return redirectOn(request, profilePath(), { notice: { kind: 'success', message } });
  });
}

/** Redirects to the archive of the customer's data, which the browser then downloads. */
function downloadData(form: FormData, request: Request) {
  const body = passwordOf(form);
  return run({ intent: 'download-data', call: requestMyData, body, request }, async () => {
    const { url } = await callApi(requestMyData, { body, request });
    return redirectOn(request, pathInShop(url, request));
  });
}

/**
 * Reduces a URL of this shop to its path, because browsers block a form's redirect to another
 * origin, and behind a proxy the scheme may differ. Returns a URL of another host unchanged: the
 * page's Content-Security-Policy must list its origin (`PAYMENT_ORIGINS`).
 */
function pathInShop(url: string, request: Request): string {
  const { host, pathname, search } = new URL(url);
  return host === new URL(request.url).host ? pathname + search : url;
}

/**
 * Deletes the account. Then removes the cookies of session and cart, and redirects to the home page
 * with a message.
 */
function removeAccount(form: FormData, request: Request) {
  const body = passwordOf(form);
  return run({ intent: 'delete-account', call: deleteAccount, body, request }, async () => {
    await callApi(deleteAccount, { body, request });
    const message = await translate(msg`Your account and your data are deleted`, request);
    return redirectOn(request, homePath(), {
      cookies: [EXPIRED_ACCESS_TOKEN, ...cartCookies(request, { uuid: null, totalQuantity: 0 })],
      notice: { kind: 'success', message },
    });
  });
}

/** Field names in the API's messages, with the names of the fields in the forms. */
const FIELDS = { otp: 'otp', password: 'password', phone: 'phone' };

interface Submission {
  intent: AccountIntent;
  call: Pick<Call, 'body'>;
  body: unknown;
  request: Request;
  typedPhone?: string;
}

/** Validates a form and calls `act`. The page shows a refused form again with the reason. */
async function run(
  { intent, call, body, request, typedPhone }: Submission,
  act: () => Promise<Response>,
) {
  const problems = findProblems(call.body, body);
  const refuse = ({ data: result, init }: ReturnType<typeof formResult.invalid>) =>
    data({ ...result, intent, typedPhone }, init ?? undefined);
  if (problems) return refuse(formResult.invalid(problems));
  try {
    return await act();
  } catch (error) {
    return refuse(await formResult.failed(error, FIELDS, request));
  }
}

const HANDLERS: Readonly<
  Record<AccountIntent, (form: FormData, request: Request) => ReturnType<typeof run>>
> = {
  'begin-phone-change': beginToChangePhone,
  'confirm-phone-change': confirmNewPhone,
  'change-password': savePassword,
  'download-data': downloadData,
  'delete-account': removeAccount,
};

/** Handles a form of the customer's account on the server. */
export const handleAccountForm = (intent: AccountIntent, form: FormData, request: Request) =>
  HANDLERS[intent](form, request);
