import { join } from 'node:path';
import type { GateContext, Output, Tally } from '../Step';
import { filesWithDoses } from './filesWithDoses';
import { journeyPatterns } from './packages';
import { playwrightFile, readPlaywright } from './reports';
import { runTool } from './runTool';

/** The journeys in scope. A skipped test, one that passed only when repeated, and an error all fail. */
export async function runPlaywright(context: GateContext, output: Output): Promise<Tally> {
  const { root, workDir, dataDir, scope } = context;
  const patterns = await patternsOf(context);
  if (!patterns) return { passed: 0, failed: 0 };
  const config = ['test', '--config', 'shell/e2e/playwright.config.ts', '--pass-with-no-tests'];
  await runTool({
    command: 'playwright',
    args: [...config, ...patterns],
    cwd: root,
    env: {
      E2E_DATA_DIR: dataDir,
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightFile(workDir),
      TEST_DOSE: scope.isSoak ? 'soak' : 'gate',
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

/** No pattern for all journeys; undefined where a soak has none. */
async function patternsOf({ root, scope }: GateContext): Promise<readonly string[] | undefined> {
  if (scope.isSoak) {
    const files = await filesWithDoses(root, /\.journey\.ts$/, scope.packages);
    return files.length > 0 ? files : undefined;
  }
  return journeyPatterns(scope.packages ?? []).map((pattern) => join(root, pattern));
}
