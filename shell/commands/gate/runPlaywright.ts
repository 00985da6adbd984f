import { join } from 'node:path';
import type { GateContext, Output, Tally } from '../Step';
import { journeyPatterns } from './packages';
import { playwrightFile, readPlaywright } from './reports';
import { runTool } from './runTool';
import { scaledTests } from './scaledTests';

/**
 * Runs the journeys in scope. Skipped and flaky tests and errors count as failed.
 * @throws Error if Playwright ends without a report
 */
export async function runPlaywright(context: GateContext, output: Output): Promise<Tally> {
  const { root, workDir, dataDir, scope } = context;
  const args = await journeyArguments(context);
  if (!args) return { passed: 0, failed: 0 };
  await runTool({
    command: 'playwright',
    args: [...args, '--pass-with-no-tests'],
    cwd: root,
    env: {
      E2E_DATA_DIR: dataDir,
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightFile(workDir),
      TEST_SIZE: scope.size,
    },
    output,
  });
  const report = await readPlaywright(context);
  if (!report) throw new Error('Playwright ended without a report');
  const { stats, errors } = report;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  };
}

/**
 * Arguments that select the journeys in scope.
 * @returns undefined if a soak has no journeys
 */
export async function journeyArguments({
  root,
  scope: { size, packages },
}: Pick<GateContext, 'root' | 'scope'>): Promise<string[] | undefined> {
  const files =
    size === 'soak'
      ? await scaledTests(root, /\.journey\.ts$/, packages)
      : journeyPatterns(packages ?? []).map((pattern) => join(root, pattern));
  if (size === 'soak' && files.length === 0) return undefined;
  return ['test', '--config', 'shell/e2e/playwright.config.ts', ...files];
}
