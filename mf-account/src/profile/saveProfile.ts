import { msg } from '@lingui/core/macro';
import { callApi } from '@marketplace/contracts/api/client';
import { updateCurrentCustomer } from '@marketplace/contracts/api/customers';
import type { FieldProblems } from '@marketplace/contracts/forms/FieldProblems';
import { problemOf } from '@marketplace/contracts/forms/problemOf';
import { announce } from '../announce/announce';
import { formResult } from '../form-result/formResult';

/** Changes name and e-mail; an e-mail that was emptied is taken off. */
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
  await announce(msg`Your profile is saved`);
  return formResult.saved();
}
