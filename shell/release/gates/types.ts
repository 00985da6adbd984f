import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { packageOf, REPOSITORY } from '../packageSources';
import type { Gate, Problem } from './Gate';

/**
 * Finds type errors in the part's sources. Skipped for a part's first release, because no visitor
 * has the part yet. Otherwise, a first `npm start` would run the compiler for all five parts.
 */
export const types: Gate = {
  name: 'types',
  find: async ({ action, part, previous, say }) => {
    // Only `publish` runs in the checkout from which the release is built.
    if (action !== 'publish' || !previous) return [];
    say?.(`types: the compiler reads ${packageOf(part)}`);
    const errors = await findTypeErrors(packageOf(part));
    return errors.map((error) => ({ ...error, forWhom: `shoppers of ${part}` }));
  },
};

/** Matches an error with its file and line, or without them, e.g. of the compiler's settings. */
const TYPE_ERROR = /^(?:(.+?)\((\d+),\d+\): )?error (TS\d+: .+)$/gm;

/**
 * Finds the type errors in a folder that has a `tsconfig.json`.
 * @throws if the compiler cannot run, or prints something else than errors
 */
export async function findTypeErrors(folder: string): Promise<Omit<Problem, 'forWhom'>[]> {
  const compiler = path.join(REPOSITORY, 'node_modules/.bin/tsc');
  const run = promisify(execFile)(compiler, ['-p', folder, '--noEmit', '--pretty', 'false'], {
    cwd: REPOSITORY,
    maxBuffer: 10_000_000,
  });
  const printed = await run.then(
    () => '',
    (error: { stdout?: string }) => {
      if (!error.stdout) throw error;
      return error.stdout;
    },
  );
  const settings = path.relative(REPOSITORY, path.join(folder, 'tsconfig.json'));
  const errors = [...printed.matchAll(TYPE_ERROR)].map(([, file, line, message = '']) => ({
    what: message,
    mend: file ? `${path.relative(REPOSITORY, path.resolve(REPOSITORY, file))}:${line}` : settings,
  }));
  if (printed && errors.length === 0) throw new Error(`The compiler fails: ${printed.trim()}`);
  return errors;
}
