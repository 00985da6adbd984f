import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import type { Call } from '@marketplace/contracts/api/defineCall';
import { type FieldProblems, problemOf } from '@marketplace/contracts/forms/FieldProblems';
import { failureMessage } from '@marketplace/contracts/notices';
import { data } from '@marketplace/contracts/router';
import { translate } from './translate';

/** Reason why a form was not saved, other than errors of its fields. */
interface FormFailure {
  status: 'failed';
  /** The API's error code, if any. */
  code?: string;
  /** Message in the page's language. */
  message: string;
}

export type FormResult =
  | { status: 'saved' }
  | { status: 'invalid'; problems: FieldProblems }
  | FormFailure;

/**
 * Text for `not-found`. It replaces the API's message even on English pages, because the API's
 * message contains technical names.
 */
const GONE = msg`This is no longer there. Please load the page again.`;

// Returns the result of a refused form. A status of 400 or more prevents the loaders from running
// again, because nothing has changed.
const refused = (result: FormResult, status: number) => data(result, status);

/**
 * Checks a request body with the contract's schema.
 * @returns the errors by field; `undefined` if the body is valid
 */
export function findProblems(schema: Call['body'], body: unknown): FieldProblems | undefined {
  const issues = schema?.safeParse(body).error?.issues;
  if (!issues) return undefined;
  const problems: FieldProblems = {};
  for (const { code, path } of issues) problems[String(path[0])] ??= problemOf(code);
  return problems;
}

export const formResult = {
  saved: (): FormResult => ({ status: 'saved' }),

  invalid: (problems: FieldProblems) => refused({ status: 'invalid', problems }, 400),

  /**
   * Returns the result of a form whose request failed. A wrong password becomes an error of the
   * password field.
   * @param fieldOf maps the field names of the contract to the field names of the form. After a 400
   * the API's message begins with a field name of the contract, e.g. `imageUrls.0` in a list.
   * @param request on the server: the visitor's request, which names the language
   * @throws ApiError for a 401, after which the shell redirects to the home page
   */
  async failed(error: unknown, fieldOf: Readonly<Record<string, string>> = {}, request?: Request) {
    if (!(error instanceof ApiError) || error.kind !== 'http') {
      return refused({ status: 'failed', message: await failureMessage(error, request) }, 500);
    }
    const { status = 500, code, message } = error;
    if (status === 401) throw error;
    if (code === 'wrong-password') return formResult.invalid({ currentPassword: 'invalid' });
    const [name = ''] = message.split(/[ .]/);
    const field = Object.hasOwn(fieldOf, name) ? fieldOf[name] : undefined;
    if (status === 400 && field !== undefined) return formResult.invalid({ [field]: 'invalid' });
    const failure =
      code === 'not-found' ? await translate(GONE, request) : await failureMessage(error, request);
    return refused({ status: 'failed', code, message: failure }, status);
  },
};
