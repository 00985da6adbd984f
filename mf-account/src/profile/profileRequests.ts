import { msg } from '@lingui/core/macro';
import {
  type Customer,
  getCurrentCustomer,
  optionalMessage,
  updateCurrentCustomer,
} from '@marketplace/contracts/api/customers';
import { plainAddress } from '@marketplace/contracts/api/phoneNumbers';
import { readField } from '@marketplace/contracts/api/typedText';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import { toast } from '@marketplace/contracts/notices';
import { callApi } from '../../contracts';
import { findProblems, formResult } from '../requests/formActions';
import { translate } from '../requests/translate';

export interface Profile {
  customer: Customer;
  /** True if the API lets customers edit their details (an optional extension of the API). */
  isEditable: boolean;
}

/** Fetches the signed-in customer, and whether the API lets customers edit their details. */
export async function fetchProfile(request: Request): Promise<Profile> {
  const [customer, isEditable] = await Promise.all([
    callApi(getCurrentCustomer, { request }),
    isCallSupported(updateCurrentCustomer, request),
  ]);
  return { customer, isEditable };
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
export async function saveProfile(form: FormData) {
  const password = form.get('currentPassword');
  const email = plainAddress(readField(form, 'email'));
  const isNew = isNewEmail(email, { email: String(form.get('emailBefore') ?? '') });
  const body = {
    fullName: readField(form, 'fullName'),
    ...(isNew && { email: email || null }),
    ...(password !== null && { currentPassword: String(password) }),
  };
  const problems = findProblems(updateCurrentCustomer.body, body);
  if (problems) return formResult.invalid(problems);
  try {
    await callApi(updateCurrentCustomer, { body });
  } catch (error) {
    return formResult.failed(error, { fullName: 'fullName', email: 'email' });
  }
  toast.success(await translate(msg`Your profile is saved`));
  return formResult.saved();
}

/** Stores which messages about orders the customer wants, namely those with a ticked box. */
export async function saveMessages(form: FormData) {
  const wanted = form.getAll('wanted');
  const mutedMessages = optionalMessage.options.filter((kind) => !wanted.includes(kind));
  try {
    await callApi(updateCurrentCustomer, { body: { mutedMessages } });
  } catch (error) {
    return formResult.failed(error);
  }
  toast.success(await translate(msg`Your choice is saved`));
  return formResult.saved();
}

/** Asks the API to send the verification link again. */
export async function sendEmailLink(form: FormData) {
  try {
    const body = { email: String(form.get('email')) };
    const { emailVerified } = await callApi(updateCurrentCustomer, { body });
    // The API sends no link if the e-mail address was verified meanwhile, for example in another
    // window.
    if (emailVerified === false) toast.success(await translate(msg`The link is on its way`));
  } catch (error) {
    return formResult.failed(error);
  }
  return formResult.saved();
}
