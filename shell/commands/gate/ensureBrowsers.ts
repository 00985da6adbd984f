import { findChromium } from '@marketplace/contracts/server/findChromium';
import {
  hasOldChromium,
  installOldChromium,
} from '@marketplace/contracts/testing/journeys/browsers/oldChromium';
import type { GateContext, Output } from '../Step';
import { ensureInstalled } from './debianPackages';
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

/**
 * Finds or installs the browsers of the journeys: Chromium, for a full gate also the oldest
 * Chromium, and for a soak Firefox and WebKit.
 */
export async function ensureBrowsers(
  { root, scope }: GateContext,
  output: Output,
): Promise<boolean> {
  const hasChromium = await ensureChromium(root, output);
  const hasOthers = scope.size !== 'soak' || (await ensureOtherBrowsers(output));
  const hasOldest = scope.size !== 'full' || (await ensureOldChromium(root, output));
  return hasChromium && hasOthers && hasOldest;
}

/**
 * Installs Debian's headless shell if run as root, because the journeys take a third less processor
 * time in it than in the whole browser. Otherwise uses an installed browser or Playwright's
 * download.
 */
async function ensureChromium(root: string, output: Output): Promise<boolean> {
  if (process.env.CHROMIUM_PATH) return findChromium() !== undefined;
  if (await ensureInstalled(['chromium-headless-shell'], output)) return true;
  if (findChromium()) return true;
  await runTool({ command: 'playwright', args: ['install', 'chromium'], cwd: root, output });
  // Older Debian releases lack the headless shell and have only the whole browser.
  if (!findChromium()) await ensureInstalled(['chromium'], output);
  if (findChromium()) return true;
  output(`${NO_CHROMIUM}\n`);
  return false;
}

async function ensureOldChromium(root: string, output: Output): Promise<boolean> {
  if (!hasOldChromium) return true;
  try {
    await installOldChromium(root);
    return true;
  } catch (error) {
    output(`The oldest Chromium could not be installed: ${error}\n`);
    return false;
  }
}

async function ensureOtherBrowsers(output: Output): Promise<boolean> {
  if (await ensureInstalled(OTHER_BROWSERS, output)) return true;
  output(`${NO_OTHER_BROWSERS}\n`);
  return false;
}
