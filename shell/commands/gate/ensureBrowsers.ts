import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findChromium } from '@marketplace/contracts/testing/findChromium';
import { runTool } from './runTool';

const ADVICE =
  'There is no Chromium and none could be installed: install one and set CHROMIUM_PATH to it.';

/** Finds a Chromium or installs one: Playwright's download, then Debian's package when root. */
export async function ensureChromium(root: string): Promise<boolean> {
  if (report(findChromium())) return true;
  console.log('No Chromium yet; trying the download of Playwright …');
  await runTool({ command: 'playwright', args: ['install', 'chromium'], cwd: root });
  if (report(findChromium())) return true;
  if (process.getuid?.() === 0) {
    console.log('Trying the package of Debian …');
    await apt('update');
    await apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
    // Older releases of Debian have the whole browser only.
    if (!findChromium()) await apt('install', '-y', '--no-install-recommends', 'chromium');
  }
  if (report(findChromium())) return true;
  console.error(ADVICE);
  return false;
}

function report(path: string | undefined): boolean {
  if (path) console.log(path);
  return path !== undefined;
}

async function apt(...args: string[]): Promise<void> {
  const child = spawn('apt-get', ['-q', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // A machine without apt-get reports an error event; the advice says what to do.
  await Promise.race([once(child, 'close'), once(child, 'error')]).catch(() => undefined);
}
