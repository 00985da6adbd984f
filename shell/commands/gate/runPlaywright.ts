import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../projectFiles';
import type { GateContext, Output, Tally } from '../Step';
import { journeyPatterns } from './packages';
import { playwrightFile, readPlaywright } from './reports';
import { runTool } from './runTool';
import { scaledTests } from './scaledTests';

/**
 * Runs the journeys in scope. Skipped tests, flaky tests and errors count as failed.
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
 * @returns undefined if the size is `soak` and no journey has a `soak` workload
 */
export async function journeyArguments({
  root,
  scope: { size, packages },
}: Pick<GateContext, 'root' | 'scope'>): Promise<string[] | undefined> {
  const playwright = ['test', '--config', 'shell/e2e/playwright.config.ts'];
  if (size === 'soak') {
    const files = await scaledTests(root, JOURNEY, packages);
    return files.length > 0 ? [...playwright, ...files] : undefined;
  }
  if (!packages) return playwright;
  const pattern = journeyPatterns(packages).join('|');
  const files = await selectedFiles(root, new RegExp(pattern));
  return [...playwright, '--grep', pattern, ...files];
}

const JOURNEY = /\.journey\.ts$/;
/** Matches a call that computes a tag, which a search for the tag in the file would not find. */
const COMPUTED_TAG = /\bownerTag\(/;

/**
 * Finds the files of the journeys that a pattern selects. Playwright reads only these files, so that
 * a file of a package outside the scope cannot make the run fail.
 */
async function selectedFiles(root: string, pattern: RegExp): Promise<string[]> {
  const files = (await listFiles({ root })).filter((file) => JOURNEY.test(file));
  const selected = files.map(async (file) => {
    if (pattern.test(file)) return [join(root, file)];
    const text = await readFile(join(root, file), 'utf8');
    return COMPUTED_TAG.test(text) || pattern.test(text) ? [join(root, file)] : [];
  });
  return (await Promise.all(selected)).flat();
}
