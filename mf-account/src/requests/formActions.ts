import { ApiError } from '@marketplace/contracts/api/client';
import type { Call } from '@marketplace/contracts/api/defineCall';
import { type FieldProblems, problemOf } from '@marketplace/contracts/forms/FieldProblems';
import { type ActionFunctionArgs, data } from '@marketplace/contracts/router';

/** Reason that a form was not saved, other than problems of its fields. */
export interface FormFailure {
  status: 'failed';
  /** The host's code and words, where it gave any. */
  code?: string;
  message?: string;
}

/** Result of a form, as its action returns it. */
export type FormResult =
  | { status: 'saved' }
  | { status: 'invalid'; problems: FieldProblems }
  | FormFailure;

// A status from 400 up keeps the loaders from running again: nothing has changed.
const refused = (result: FormResult, status: number) => data(result, status);

/** The problems that the contract has with the body of a call, by field; `undefined` where it has none. */
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
   * Result of a form whose call failed.
   * @param fieldOf the form's field by the contract's, with which the host's message begins
   * @throws ApiError for a 401, which the shell turns into the redirect home
   */
  failed(error: unknown, fieldOf: Readonly<Record<string, string>> = {}) {
    if (!(error instanceof ApiError) || error.kind !== 'http') {
      return refused({ status: 'failed' }, 500);
    }
    const { status = 500, code, message } = error;
    if (status === 401) throw error;
    if (code === 'wrong-password') return formResult.invalid({ currentPassword: 'invalid' });
    const [name = ''] = message.split(' ');
    const field = Object.hasOwn(fieldOf, name) ? fieldOf[name] : undefined;
    return status === 400 && field !== undefined
      ? formResult.invalid({ [field]: 'invalid' })
      : refused({ status: 'failed', code, message }, status);
  },
};

interface ActionModule {
  action: (args: ActionFunctionArgs) => Promise<unknown>;
}

/**
 * A route action whose code is fetched with the first submission. A failed fetch is the form's result,
 * and the form keeps its values; thrown, the error would replace the whole page.
 */
export const lazyAction =
  (load: () => Promise<ActionModule>) =>
  async (args: ActionFunctionArgs): Promise<unknown> => {
    let module: ActionModule;
    try {
      module = await load();
    } catch (error) {
      return formResult.failed(error);
    }
    return module.action(args);
  };
