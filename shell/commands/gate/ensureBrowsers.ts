import { findChromium } from '@marketplace/contracts/server/findChromium';
import type { GateContext, Output } from '../Step';
import { ensureInstalled, install } from './debianPackages';
import { runTool } from './runTool';

/** Packages of Debian by which Firefox and WebKit run the journeys of the soak (decision 026). */
const OTHER_BROWSERS = [
  'firefox-esr',
  // WebKit, its driver, what opens a window of it, and a screen for the window.
  'gir1.2-webkit2-4.1',
  'webkit2gtk-driver',
  'gjs',
  'xvfb',
];

const NO_CHROMIUM =
  'There is no Chromium and none could be installed: install one and set CHROMIUM_PATH to it.';
const NO_OTHER_BROWSERS = `The soak also buys in Firefox and WebKit, which could not be installed. On Debian, as root: apt-get install ${OTHER_BROWSERS.join(' ')}`;

/** Finds the browsers of the journeys or installs them: Chromium, and for a soak Firefox and WebKit. */
export async function ensureBrowsers(
  { root, scope }: GateContext,
  output: Output,
): Promise<boolean> {
  const hasChromium = await ensureChromium(root, output);
  const hasOthers = scope.size !== 'soak' || (await ensureOtherBrowsers(output));
  return hasChromium && hasOthers;
}

/** Playwright's download, then Debian's package when root. */
async function ensureChromium(root: string, output: Output): Promise<boolean> {
  if (findChromium()) return true;
  await runTool({ command: 'playwright', args: ['install', 'chromium'], cwd: root, output });
  if (findChromium()) return true;
  if (process.getuid?.() === 0) {
    await install(['chromium-headless-shell'], output);
    // Older releases of Debian have the whole browser only.
    if (!findChromium()) await install(['chromium'], output);
  }
  if (findChromium()) return true;
  output(`${NO_CHROMIUM}\n`);
  return false;
}

async function ensureOtherBrowsers(output: Output): Promise<boolean> {
  if (await ensureInstalled(OTHER_BROWSERS, output)) return true;
  output(`${NO_OTHER_BROWSERS}\n`);
  return false;
}
