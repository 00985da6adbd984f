import { ApiError } from '@marketplace/contracts/api/client';
import type { FieldProblems } from '@marketplace/contracts/forms/FieldProblems';
import { data, redirect } from '@marketplace/contracts/router';
import { homePath } from '@marketplace/contracts/routes';

/** Why a form was not saved, apart from what is wrong with its fields. */
export interface FormFailure {
  status: 'failed';
  /** The host's code and words, where it gave any. */
  code?: string;
  message?: string;
}

/** What an action answers a form. */
export type FormResult =
  | { status: 'saved' }
  | { status: 'invalid'; problems: FieldProblems }
  | FormFailure;

// A status from 400 up keeps the loaders from running again: nothing has changed.
const refused = (result: FormResult, status: number) => data(result, status);

export const formResult = {
  saved: (): FormResult => ({ status: 'saved' }),

  invalid: (problems: FieldProblems) => refused({ status: 'invalid', problems }, 400),

  /**
   * What a failed call means for the form. A token the host no longer takes leads home, as the
   * page's loader would.
   * @param fieldOf the form's field for the contract's, which a refusal's words begin with
   * @throws a redirect for a refused token
   */
  failed(error: unknown, fieldOf: Readonly<Record<string, string>> = {}) {
    if (!(error instanceof ApiError) || error.kind !== 'http') {
      return refused({ status: 'failed' }, 500);
    }
    const { status = 500, code, message } = error;
    if (status === 401) throw redirect(homePath());
    const [name = ''] = message.split(' ');
    const field = Object.hasOwn(fieldOf, name) ? fieldOf[name] : undefined;
    return status === 400 && field !== undefined
      ? formResult.invalid({ [field]: 'invalid' })
      : refused({ status: 'failed', code, message }, status);
  },
};
