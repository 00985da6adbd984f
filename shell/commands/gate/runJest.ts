import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@marketplace/contracts/testing/startPostgres';
import type { GateContext, Output, Tally } from '../Step';
import { testPatterns } from './packages';
import { jestFile, readJestFile } from './reports';
import { runTool } from './runTool';
import { scaledTests } from './scaledTests';

const REPORTER = 'shared-contracts/src/build-kit/testing/jest/FailureReporter.cjs';

/**
 * Turns off the S3 client's reminder about Node 20, because it would be in every log. The shop
 * still runs on Node 20.
 */
const QUIET = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' };

/** More workers than cores, because tests of the API wait for PostgreSQL. */
const WORKERS = Math.ceil(availableParallelism() * 1.5);

/**
 * Runs the Jest tests in scope. All files share one PostgreSQL, because starting one for each file
 * took longer than the file's tests.
 */
export async function runJest(context: GateContext, output: Output): Promise<Tally> {
  const patterns = await patternsOf(context);
  if (!patterns) return { passed: 0, failed: 0 };
  const isFull = context.scope.size === 'full';
  const projects = isFull ? [] : ['--ignoreProjects', 'react canary'];
  const postgres = await startPostgres();
  try {
    return await runJestOn(context, output, {
      args: [...projects, '--', ...patterns],
      env: { DATABASE_URL_TEST: postgres.url },
      reportFile: jestFile(context.workDir),
    });
  } finally {
    await postgres.stop();
  }
}

interface JestRun {
  args: readonly string[];
  env: Record<string, string>;
  reportFile: string;
}

/**
 * Runs Jest. Skipped tests and files that do not load count as failed.
 * @throws Error if Jest ends without a report
 */
export async function runJestOn(
  { root, scope }: GateContext,
  output: Output,
  { args, env, reportFile }: JestRun,
): Promise<Tally> {
  // Folder for the temporary files of all tests. It is removed at the end, because many tests leave
  // their files behind.
  const temporary = await mkdtemp(join(tmpdir(), 'gate-'));
  const reporting = ['--ci', '--json', `--outputFile=${reportFile}`, '--reporters'];
  await runTool({
    command: 'jest',
    args: [
      ...reporting,
      join(root, REPORTER),
      '--passWithNoTests',
      `--maxWorkers=${WORKERS}`,
      `--cacheDirectory=${join(root, '.cache', 'jest')}`,
      ...args,
    ],
    cwd: root,
    env: { TEST_SIZE: scope.size, TMPDIR: temporary, ...QUIET, ...env },
    output,
  });
  const report = await readJestFile(reportFile);
  // Ignores errors, because a process that a test has left may still write into the folder.
  await rm(temporary, { recursive: true, force: true }).catch(() => undefined);
  if (!report) throw new Error('Jest ended without a report');
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numRuntimeErrorTestSuites,
  };
}

/**
 * Path patterns of the tests; an empty list selects all files.
 * @returns undefined if the size is `soak` and no file has a `soak` workload
 */
async function patternsOf({ root, scope }: GateContext): Promise<string[] | undefined> {
  if (scope.size === 'soak') {
    const files = await scaledTests(root, /\.test\.tsx?$/, scope.packages);
    return files.length > 0 ? files : undefined;
  }
  return testPatterns(scope.packages ?? []);
}
