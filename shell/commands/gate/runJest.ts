import { startPostgres } from '@marketplace/contracts/testing/startPostgres';
import type { GateContext, Output, Tally } from '../Step';
import { filesWithDoses } from './filesWithDoses';
import { testPatterns } from './packages';
import { jestFile, readJest } from './reports';
import { runTool } from './runTool';

/**
 * The Jest tests in scope, with one PostgreSQL for all files: starting one each took longer than
 * their tests. A skipped test and a file that does not load count as failed.
 */
export async function runJest(context: GateContext, output: Output): Promise<Tally> {
  const { root, workDir, scope } = context;
  const patterns = await patternsOf(context);
  if (!patterns) return { passed: 0, failed: 0 };
  const outputFile = `--outputFile=${jestFile(workDir)}`;
  const reporting = ['--ci', '--json', outputFile, '--reporters=default'];
  const postgres = await startPostgres();
  await runTool({
    command: 'jest',
    args: [...reporting, '--passWithNoTests', ...patterns],
    cwd: root,
    env: { DATABASE_URL_TEST: postgres.url, TEST_DOSE: scope.isSoak ? 'soak' : 'gate' },
    output,
  });
  await postgres.stop();
  const report = await readJest(context);
  if (!report) throw new Error('Jest ended without a report');
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numRuntimeErrorTestSuites,
  };
}

/** No pattern for all files; undefined where a soak has none. */
async function patternsOf({ root, scope }: GateContext): Promise<string[] | undefined> {
  if (scope.isSoak) {
    const files = await filesWithDoses(root, /\.test\.tsx?$/, scope.packages);
    return files.length > 0 ? files : undefined;
  }
  return testPatterns(scope.packages ?? []);
}
