import { msg } from '@lingui/core/macro';
import type { ApiCallId } from '@marketplace/contracts/api/apiCalls';
import {
  type Customer,
  getCurrentCustomer,
  optionalMessage,
  updateCurrentCustomer,
} from '@marketplace/contracts/api/customers';
import { plainAddress } from '@marketplace/contracts/api/phoneNumbers';
import type { Preferences } from '@marketplace/contracts/api/preferences';
import { readField } from '@marketplace/contracts/api/typedText';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import { isLocale } from '@marketplace/contracts/i18n/locale';
import { failureMessage } from '@marketplace/contracts/notices';
import { isFormPost, redirectOn } from '@marketplace/contracts/pages/formPost';
import { profilePath } from '@marketplace/contracts/routes';
import { callApi } from '../../contracts';
import { confirmForm, refuseForm } from '../requests/answerForm';
import { findProblems, formResult } from '../requests/formActions';
import { isMissing } from '../requests/refusals';
import { requestOnServer } from '../requests/requestOnServer';

export interface Profile {
  customer: Customer;
  /** True if the API lets customers edit their details (an optional extension of the API). */
  isEditable: boolean;
  /**
   * The new phone to which a code was sent; null if there is none. Undefined if the API does not
   * let customers change their phone (an optional extension of the API).
   */
  newPhone: string | null | undefined;
  /** True if the API lets customers change their password (an optional extension of the API). */
  isPasswordChangeable: boolean;
  /** True if the API lets customers download their data (an optional extension of the API). */
  isExportable: boolean;
  /** True if the API lets customers delete their account (an optional extension of the API). */
  isDeletable: boolean;
  /** Newsletter and language of messages; undefined if the API has no such choices. */
  preferences: Preferences | undefined;
}

/** Fetches the signed-in customer, and what the API lets customers do with their account. */
export async function fetchProfile(request: Request): Promise<Profile> {
  const [customer, newPhone, preferences, isEditable, isPasswordChangeable, ...ofData] =
    await Promise.all([
      callApi(getCurrentCustomer, { request }),
      fetchNewPhone(request),
      fetchPreferences(request),
      isCallSupported(updateCurrentCustomer, request),
      isCallSupported(call('changePassword'), request),
      isCallSupported(call('requestMyData'), request),
      isCallSupported(call('deleteAccount'), request),
    ]);
  const [isExportable, isDeletable] = ofData;
  const can = { isEditable, isPasswordChangeable, isExportable, isDeletable };
  return { customer, newPhone, preferences, ...can };
}

/** Fetches the customer's choices; undefined if the API has none (an optional extension). */
async function fetchPreferences(request: Request): Promise<Preferences | undefined> {
  const ids = ['getPreferences', 'updatePreferences'] as const;
  const supported = await Promise.all(ids.map((id) => isCallSupported(call(id), request)));
  if (!supported.every(Boolean)) return undefined;
  const { getPreferences } = await loadPreferenceCalls();
  return callApi(getPreferences, { request }).catch(withoutCall);
}

const loadPreferenceCalls = () =>
  import(/* webpackChunkName: "account-preferences" */ '@marketplace/contracts/api/preferences');

/** Names a call without its declaration, which browsers need only for what they call. */
const call = (id: ApiCallId) => ({ id });

async function fetchNewPhone(request: Request): Promise<string | null | undefined> {
  const steps = ['getPhoneChange', 'beginPhoneChange', 'confirmPhoneChange'] as const;
  const supported = await Promise.all(steps.map((id) => isCallSupported(call(id), request)));
  if (!supported.every(Boolean)) return undefined;
  const { getPhoneChange } = await import(
    /* webpackChunkName: "account-phone-change" */ '@marketplace/contracts/api/account'
  );
  const change = await callApi(getPhoneChange, { request }).catch(withoutCall);
  return change?.phone;
}

/**
 * Returns nothing if an older API behind the same address lacks the call, because the rest of the
 * profile does not need it. Throws any other error unchanged.
 */
function withoutCall(error: unknown): undefined {
  if (isMissing(error)) return undefined;
  throw error;
}

/**
 * True if the typed e-mail address differs from the customer's. Ignores upper and lower case,
 * because some APIs store addresses as typed and others in lower case.
 */
export const isNewEmail = (typed: string, { email }: Pick<Customer, 'email'>): boolean =>
  comparable(typed) !== comparable(email ?? '');

const comparable = (email: string) => plainAddress(email).toLowerCase();

/**
 * Updates the name and the e-mail address. An empty field removes the e-mail address. An unchanged
 * e-mail address is not sent, because the API might send another verification link. The form
 * contains a password only if the API requires one for a new e-mail address.
 */
export async function saveProfile(form: FormData, request: Request) {
  const password = form.get('currentPassword');
  const email = plainAddress(readField(form, 'email'));
  const isNew = isNewEmail(email, { email: String(form.get('emailBefore') ?? '') });
  const body = {
    fullName: readField(form, 'fullName'),
    ...(isNew && { email: email || null }),
    ...(isNew && password !== null && { currentPassword: String(password) }),
  };
  const problems = findProblems(updateCurrentCustomer.body, body);
  if (problems) return refuseForm(formResult.invalid(problems), form);
  const sender = { request: requestOnServer(request) };
  try {
    await callApi(updateCurrentCustomer, { body, ...sender });
  } catch (error) {
    const fields = { fullName: 'fullName', email: 'email' };
    return refuseForm(await formResult.failed(error, fields, sender.request), form);
  }
  return confirmForm(msg`Your profile is saved`, request, profilePath());
}

/** Stores which messages about orders the customer wants: those whose box is ticked. */
export async function saveMessages(form: FormData, request: Request) {
  const wanted = form.getAll('wanted');
  const mutedMessages = optionalMessage.options.filter((kind) => !wanted.includes(kind));
  try {
    await callApi(updateCurrentCustomer, { body: { mutedMessages }, request });
  } catch (error) {
    return refuseOnPage(error, request);
  }
  return confirmForm(msg`Your choice is saved`, request, profilePath());
}

/**
 * Stores the language of messages, and whether the customer gets the newsletter. The form has no
 * field for the newsletter if the customer has no confirmed e-mail address.
 */
export async function savePreferences(form: FormData, request: Request) {
  const language = readField(form, 'messageLanguage');
  const body = {
    messageLanguage: isLocale(language) ? language : null,
    ...(form.has('hasNewsletter') && { isSubscribed: form.has('isSubscribed') }),
  };
  try {
    const { updatePreferences } = await loadPreferenceCalls();
    await callApi(updatePreferences, { body, request });
  } catch (error) {
    return refuseOnPage(error, request);
  }
  return confirmForm(msg`Your choice is saved`, request, profilePath());
}

/** Asks the API to send the verification link again. */
export async function sendEmailLink(form: FormData, request: Request) {
  try {
    const body = { email: String(form.get('email')) };
    const { emailVerified } = await callApi(updateCurrentCustomer, { body, request });
    // The API sends no link if the e-mail address was verified meanwhile, for example in another
    // window.
    if (emailVerified !== false) {
      return isFormPost() ? redirectOn(request, profilePath()) : formResult.saved();
    }
  } catch (error) {
    return refuseOnPage(error, request);
  }
  return confirmForm(msg`The link is on its way`, request, profilePath());
}

/**
 * Returns the result of a refused form outside of dialogs. Without JavaScript, redirects to the page,
 * which shows the failure as a toast.
 */
async function refuseOnPage(error: unknown, request: Request) {
  const failed = await formResult.failed(error, {}, requestOnServer(request));
  if (!isFormPost()) return failed;
  const message = await failureMessage(error, request);
  return redirectOn(request, profilePath(), { notice: { kind: 'error', message } });
}
