import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import { formatProgress, type Progress } from '@marketplace/contracts/conformance/Progress';
import { formatReport } from '@marketplace/contracts/conformance/Report';
import {
  type ConformanceOptions,
  runConformance,
} from '@marketplace/contracts/conformance/runConformance';
import { HostUnreachable } from '@marketplace/contracts/conformance/sendRequest';
import { parseCommand } from './parseCommand';
import type { Settings } from './readSettings';

const USAGE =
  'Use: conform --host http://localhost:3000/api [--read-only] [--only <call>] [--promo-code <code>] ' +
  '[--account <phone or e-mail> --password <password>], and --other-account, --other-password.';

const DIFFERS = 1;
const UNREACHABLE = 2;

/**
 * Checks whether an API follows the contract: `conform --host http://localhost:3000/api`. Prints
 * the report to standard output, and one line per call to standard error. The exit code is 1 if
 * there are differences, and 2 if the API does not reply.
 */
export async function conform(_settings: Settings, args: string[]): Promise<void> {
  const options = readOptions(args);
  try {
    const report = await runConformance({ ...options, onProgress });
    process.stdout.write(`${formatReport(report)}\n`);
    if (report.differences.length > 0) process.exitCode = DIFFERS;
  } catch (error) {
    if (!(error instanceof HostUnreachable)) throw error;
    process.stderr.write(`${error.message}.\n`);
    process.exitCode = UNREACHABLE;
  }
}

const onProgress = (progress: Progress) => {
  process.stderr.write(`${formatProgress(progress)}\n`);
};

/** @throws Error with one sentence that says what is wrong, or how the command is used */
export function readOptions(args: string[]): ConformanceOptions {
  const options = {
    host: { type: 'string' },
    account: { type: 'string' },
    password: { type: 'string' },
    'other-account': { type: 'string' },
    'other-password': { type: 'string' },
    'promo-code': { type: 'string' },
    'read-only': { type: 'boolean' },
    only: { type: 'string' },
  } as const;
  const { values, positionals } = parseCommand(args, options, USAGE);
  if (positionals.length > 0) throw new Error(USAGE);
  const { host, only } = values;
  if (!host || !/^https?:$/.test(URL.canParse(host) ? new URL(host).protocol : '')) {
    throw new Error('Name the host: --host http://localhost:3000/api.');
  }
  if (only !== undefined && !Object.hasOwn(apiCalls, only)) {
    throw new Error(`--only ${only} is no call of the contract.`);
  }
  return {
    host,
    only,
    promoCode: values['promo-code'],
    isReadOnly: values['read-only'],
    customer: credentials('', values.account, values.password),
    otherCustomer: credentials('other-', values['other-account'], values['other-password']),
  };
}

function credentials(prefix: string, account?: string, password?: string) {
  if (account === undefined && password === undefined) return undefined;
  if (account && password) return { account, password };
  throw new Error(`Give --${prefix}account and --${prefix}password together.`);
}
