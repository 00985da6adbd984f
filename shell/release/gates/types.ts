import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { packageOf, REPOSITORY } from '../packageSources';
import type { Gate, Problem } from './Gate';

/**
 * Types of the part's sources at this checkout. A part's first release has nobody to break: `npm start` would
 * wait for the compiler five times.
 */
export const types: Gate = {
  name: 'types',
  find: async ({ action, part, previous }) => {
    // Only a publisher has the sources that the release was built of.
    if (action !== 'publish' || !previous) return [];
    const errors = await findTypeErrors(packageOf(part));
    return errors.map((error) => ({ ...error, forWhom: `shoppers of ${part}` }));
  },
};

const TYPE_ERROR = /^(.+?)\((\d+),\d+\): error (TS\d+: .+)$/gm;

/** What TypeScript says about a folder with a `tsconfig.json`. @throws when it cannot be run */
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
  return [...printed.matchAll(TYPE_ERROR)].map(([, file = '', line, message = '']) => ({
    what: message,
    mend: `${path.relative(REPOSITORY, path.resolve(REPOSITORY, file))}:${line}`,
  }));
}
