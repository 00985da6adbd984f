import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const SYSTEM_PATHS = [
  // Comes first, because it has no window: the same journeys take a third less processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds the browser for journeys and the health gate: `CHROMIUM_PATH`, or an installed browser, or
 * Playwright's download.
 * @returns its path, or undefined if there is none yet
 * @throws Error if `CHROMIUM_PATH` names no file
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CHROMIUM_PATH: chosen } = env;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no such file.`);
  }
  return [...SYSTEM_PATHS, chromium.executablePath()].find((path) => existsSync(path));
}
