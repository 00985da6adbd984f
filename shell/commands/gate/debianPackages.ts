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

export async function install(packages: readonly string[], output: Output): Promise<void> {
  await apt(['update'], output);
  await apt(['install', '-y', '--no-install-recommends', ...packages], output);
}

async function apt(args: readonly string[], output: Output): Promise<void> {
  const child = spawn('apt-get', ['-q', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk) => output(String(chunk)));
  child.stderr.on('data', (chunk) => output(String(chunk)));
  // Without apt-get, spawn emits an error event; the caller then prints what to install.
  await Promise.race([once(child, 'close'), once(child, 'error')]).catch(() => undefined);
}
