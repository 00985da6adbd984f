import { msg } from '@lingui/core/macro';
import { callApi } from '@marketplace/contracts/api/client';
import {
  type Customer,
  getCurrentCustomer,
  updateCurrentCustomer,
} from '@marketplace/contracts/api/customers';
import { isCallSupported } from '@marketplace/contracts/api/isCallSupported';
import { type FieldProblems, problemOf } from '@marketplace/contracts/forms/FieldProblems';
import { formResult } from '../requests/formActions';
import { toast } from '../requests/toast';

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

/** Updates name and e-mail; an empty e-mail is removed. */
export async function saveProfile(form: FormData) {
  const body = {
    fullName: String(form.get('fullName') ?? '').trim(),
    email: String(form.get('email') ?? '').trim() || null,
  };
  const problems: FieldProblems = {};
  for (const { code, path } of updateCurrentCustomer.body?.safeParse(body).error?.issues ?? []) {
    problems[String(path[0])] ??= problemOf(code);
  }
  if (Object.keys(problems).length > 0) return formResult.invalid(problems);
  try {
    await callApi(updateCurrentCustomer, { body });
  } catch (error) {
    return formResult.failed(error, { fullName: 'fullName', email: 'email' });
  }
  await toast(msg`Your profile is saved`);
  return formResult.saved();
}
