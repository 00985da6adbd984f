import { msg } from '@lingui/core/macro';
import {
  type Customer,
  getCurrentCustomer,
  updateCurrentCustomer,
} from '@marketplace/contracts/api/customers';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import { toast } from '@marketplace/contracts/notices';
import { callApi } from '../../client';
import { findProblems, formResult } from '../requests/formActions';
import { translate } from '../requests/translate';

export interface Profile {
  customer: Customer;
  /** True when the host supports changes (an extension). */
  isEditable: boolean;
}

/** The signed-in customer, and whether the host lets them edit their details. */
export async function fetchProfile(request: Request): Promise<Profile> {
  const [customer, isEditable] = await Promise.all([
    callApi(getCurrentCustomer, { request }),
    isCallSupported(updateCurrentCustomer, request),
  ]);
  return { customer, isEditable };
}

/** True for an e-mail address that differs from the customer's; hosts compare in lower case. */
export const isNewEmail = (typed: string, { email }: Pick<Customer, 'email'>): boolean =>
  typed.trim().toLowerCase() !== (email ?? '');

/**
 * Updates name and e-mail. An empty e-mail is removed; an unchanged one is not sent, because a host
 * may resend its link. The form has a password if the host asks for it before the e-mail changes.
 */
export async function saveProfile(form: FormData) {
  const password = form.get('currentPassword');
  const email = String(form.get('email') ?? '').trim();
  const isNew = isNewEmail(email, { email: String(form.get('emailBefore') ?? '') });
  const body = {
    fullName: String(form.get('fullName') ?? '').trim(),
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

/** Resends the link to the customer's e-mail address. */
export async function sendEmailLink(form: FormData) {
  try {
    const body = { email: String(form.get('email')) };
    const { emailVerified } = await callApi(updateCurrentCustomer, { body });
    // The address may have been verified in another window meanwhile; then no link is sent.
    if (emailVerified === false) toast.success(await translate(msg`The link is on its way`));
  } catch (error) {
    return formResult.failed(error);
  }
  return formResult.saved();
}
