import { findChromium } from '@marketplace/contracts/server/findChromium';
import type { GateContext, Output } from '../Step';
import { ensureInstalled, install } from './debianPackages';
import { runTool } from './runTool';

/** Debian packages for the soak's journeys in Firefox and WebKit (decision 026). */
const OTHER_BROWSERS = [
  'firefox-esr',
  // WebKit, its driver, gjs to open a window, and a virtual screen.
  'gir1.2-webkit2-4.1',
  'webkit2gtk-driver',
  'gjs',
  'xvfb',
];

const NO_CHROMIUM =
  'Chromium is missing and could not be installed: install it and set CHROMIUM_PATH to its path.';
const NO_OTHER_BROWSERS = `The soak also runs in Firefox and WebKit, which could not be installed. On Debian, as root: apt-get install ${OTHER_BROWSERS.join(' ')}`;

/** Finds or installs the browsers of the journeys: Chromium and, for a soak, Firefox and WebKit. */
export async function ensureBrowsers(
  { root, scope }: GateContext,
  output: Output,
): Promise<boolean> {
  const hasChromium = await ensureChromium(root, output);
  const hasOthers = scope.size !== 'soak' || (await ensureOtherBrowsers(output));
  return hasChromium && hasOthers;
}

/** Tries Playwright's download, then Debian's package if run as root. */
async function ensureChromium(root: string, output: Output): Promise<boolean> {
  if (findChromium()) return true;
  await runTool({ command: 'playwright', args: ['install', 'chromium'], cwd: root, output });
  if (findChromium()) return true;
  if (process.getuid?.() === 0) {
    await install(['chromium-headless-shell'], output);
    // Older Debian releases lack the headless shell and have only the whole browser.
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
