import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '@marketplace/contracts/testing/startPostgres';
import { runTool } from './runTool';
import type { GateContext, Tally } from './Step';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
}

/**
 * All Jest projects, with one PostgreSQL for all their files: starting one each took longer than
 * their tests. A skipped test and a file that does not load count as failed.
 */
export async function runJest({ root, workDir }: GateContext): Promise<Tally> {
  const outputFile = join(workDir, 'jest.json');
  const postgres = await startPostgres();
  await runTool({
    command: 'jest',
    args: ['--ci', '--json', `--outputFile=${outputFile}`, '--reporters=default'],
    cwd: root,
    env: { DATABASE_URL_TEST: postgres.url },
  });
  await postgres.stop();
  const report: JestReport = JSON.parse(await readFile(outputFile, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numRuntimeErrorTestSuites,
  };
}
