import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { GateContext } from '../Step';
import { type JestReport, type Journey, readJest, readJourneys, readPlaywright } from './reports';

const ERROR_LINES = 6;

/**
 * Lists all failures with the first lines of their errors. The list is printed last, because often
 * only the end of a long log is kept.
 */
export async function formatFailures(context: Pick<GateContext, 'root' | 'workDir'>) {
  const jest = await readJest(context);
  const journeys = await readJourneys(context);
  const errors = (await readPlaywright(context))?.errors ?? [];
  const failed = [
    ...(jest ? testsOf(context.root, jest) : []),
    ...errors.flatMap(({ message }) => entry('before the journeys', [message ?? ''])),
    ...journeys.flatMap(failuresOf),
  ];
  return failed.length > 0 ? ['', 'Failed', ...failed].join('\n') : '';
}

const testsOf = (root: string, { testResults }: JestReport): string[] =>
  testResults.flatMap(({ name, status: fileStatus, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status !== 'passed');
    if (failed.length === 0) {
      const isBroken = fileStatus === 'failed' || assertionResults.length === 0;
      return isBroken ? entry(file, [message]) : [];
    }
    return failed.flatMap(({ fullName, status, failureMessages }) =>
      entry(`${file} › ${fullName}`, failureMessages.length > 0 ? failureMessages : [status]),
    );
  });

const failuresOf = ({ title, status, errors }: Journey): string[] =>
  status === 'expected' ? [] : entry(title, errors.length > 0 ? errors : [status]);

const entry = (title: string, errors: readonly string[]): string[] => [
  `  ${title}`,
  ...stripVTControlCharacters(errors.join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, ERROR_LINES)
    .map((line) => `      ${line}`),
];
