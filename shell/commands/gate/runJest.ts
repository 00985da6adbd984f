import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '@marketplace/contracts/testing/startPostgres';
import { filesWithDoses } from './filesWithDoses';
import { runTool } from './runTool';
import type { GateContext, Output, Tally } from './Step';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
}

/**
 * The Jest tests in scope, with one PostgreSQL for all files: starting one each took longer than
 * their tests. A skipped test and a file that does not load count as failed.
 */
export async function runJest(context: GateContext, output: Output): Promise<Tally> {
  const { root, workDir, scope } = context;
  const outputFile = join(workDir, 'jest.json');
  const reporting = ['--ci', '--json', `--outputFile=${outputFile}`, '--reporters=default'];
  const postgres = await startPostgres();
  await runTool({
    command: 'jest',
    args: [...reporting, '--passWithNoTests', ...(await patternsOf(context))],
    cwd: root,
    env: { DATABASE_URL_TEST: postgres.url, TEST_DOSE: scope.isSoak ? 'soak' : 'gate' },
    output,
  });
  await postgres.stop();
  const report: JestReport = JSON.parse(await readFile(outputFile, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numRuntimeErrorTestSuites,
  };
}

/** None for all files. */
async function patternsOf({ root, scope }: GateContext): Promise<string[]> {
  if (scope.isSoak) return filesWithDoses(root, /\.test\.tsx?$/, scope.packages);
  return (scope.packages ?? []).map((name) => join(root, name, '/'));
}
