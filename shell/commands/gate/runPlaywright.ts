import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from './runTool';
import type { GateContext, Tally } from './Step';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** The journeys. A skipped test, one that passed only when repeated, and an error all fail. */
export async function runPlaywright({ root, workDir, dataDir }: GateContext): Promise<Tally> {
  const outputFile = join(workDir, 'playwright.json');
  await runTool({
    command: 'playwright',
    args: ['test', '--config', 'shell/e2e/playwright.config.ts'],
    cwd: root,
    env: { E2E_DATA_DIR: dataDir, PLAYWRIGHT_JSON_OUTPUT_FILE: outputFile },
  });
  const { stats, errors }: PlaywrightReport = JSON.parse(await readFile(outputFile, 'utf8'));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  };
}
