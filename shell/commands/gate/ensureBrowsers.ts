import { findChromium } from '@marketplace/contracts/server/findChromium';
import type { GateContext } from '../Step';
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
export async function ensureBrowsers({ root, scope }: GateContext): Promise<boolean> {
  const hasChromium = await ensureChromium(root);
  const hasOthers = !scope.isSoak || (await ensureOtherBrowsers());
  return hasChromium && hasOthers;
}

/** Playwright's download, then Debian's package when root. */
async function ensureChromium(root: string): Promise<boolean> {
  if (report(findChromium())) return true;
  console.log('No Chromium yet; trying the download of Playwright …');
  await runTool({ command: 'playwright', args: ['install', 'chromium'], cwd: root });
  if (report(findChromium())) return true;
  if (process.getuid?.() === 0) {
    console.log('Trying the package of Debian …');
    await install('chromium-headless-shell');
    // Older releases of Debian have the whole browser only.
    if (!findChromium()) await install('chromium');
  }
  if (report(findChromium())) return true;
  console.error(NO_CHROMIUM);
  return false;
}

function report(path: string | undefined): boolean {
  if (path) console.log(path);
  return path !== undefined;
}

async function ensureOtherBrowsers(): Promise<boolean> {
  if (await ensureInstalled(OTHER_BROWSERS)) return true;
  console.error(NO_OTHER_BROWSERS);
  return false;
}
