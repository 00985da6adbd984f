import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import type { Output } from '../Step';

/**
 * Installs missing packages if run as root.
 * @returns false if a package is still missing
 */
export async function ensureInstalled(
  packages: readonly string[],
  output: Output,
): Promise<boolean> {
  if (await areInstalled(packages)) return true;
  if (process.getuid?.() === 0) await install(packages, output);
  return areInstalled(packages);
}

/** Returns false also on a machine without dpkg. */
const areInstalled = (packages: readonly string[]): Promise<boolean> =>
  promisify(execFile)('dpkg', ['--status', ...packages]).then(
    ({ stdout }) => stdout.match(/^Status: install ok installed$/gm)?.length === packages.length,
    () => false,
  );

/**
 * Updates the package lists only if the installation fails with the present lists, because an
 * update takes seconds.
 */
async function install(packages: readonly string[], output: Output): Promise<void> {
  const args = ['install', '-y', '--no-install-recommends', ...packages];
  if (await apt(args, output)) return;
  await apt(['update'], output);
  await apt(args, output);
}

/** Options that let apt-get fail soon, because without a network it would wait for minutes. */
const FAIL_SOON = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];

async function apt(args: readonly string[], output: Output): Promise<boolean> {
  const child = spawn('apt-get', ['-q', ...FAIL_SOON, ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk) => output(String(chunk)));
  child.stderr.on('data', (chunk) => output(String(chunk)));
  // Without apt-get, spawn emits an error event; the caller then prints what to install.
  return once(child, 'close').then(
    ([code]) => code === 0,
    () => false,
  );
}
