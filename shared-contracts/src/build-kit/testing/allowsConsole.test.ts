import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '../../../..');

/**
 * Runs the given tests with this project's set-up.
 * @returns titles of the failed tests
 */
async function failedOf(source: string): Promise<string[]> {
  const rootDir = await mkdtemp(join(tmpdir(), 'console-'));
  await writeFile(join(rootDir, 'a.test.js'), source);
  const setupFilesAfterEnv = [join(__dirname, 'jest/setupTests.cjs')];
  const config = JSON.stringify({ rootDir, setupFilesAfterEnv, transform: {} });
  const { stdout } = await promisify(execFile)(
    join(ROOT, 'node_modules/.bin/jest'),
    ['--config', config, '--json', '--silent'],
    { cwd: ROOT },
  ).catch((failed: { stdout: string }) => failed);
  await rm(rootDir, { recursive: true });
  const { testResults }: { testResults: { assertionResults: Record<string, string>[] }[] } =
    JSON.parse(stdout);
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ status, title = '' }) => (status === 'failed' ? [title] : []));
}

it('a test fails if it writes unexpected console output, or if expected output is missing', async () => {
  const failed = await failedOf(`
    allowConsole(/of the file/);
    it('is silent', () => undefined);
    it('writes', () => console.log('something'));
    it('names it', () => { allowConsole(/some/); console.log('something'); });
    it('names other output', () => { allowConsole(/other/); console.warn('something'); });
    it('names what does not come', () => allowConsole(/some/));
    it('writes what the file names', () => console.error('of the file'));
  `);
  expect(failed).toEqual(['writes', 'names other output', 'names what does not come']);
}, 30_000);
