import { BANGLA_SYSTEM } from '@marketplace/contracts/design/fonts/banglaSystem.server';
import { findChromium } from '@marketplace/contracts/server/findChromium';
import { defineConfig } from '@playwright/test';

const reportFile = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
/** The gate's size, for every change; all journeys otherwise. */
const isGate = process.env.TEST_DOSE === 'gate';

export default defineConfig({
  // Each package keeps the journeys of its own pages.
  testDir: '../..',
  testMatch: '**/{shell,mf-*}/e2e/**/*.journey.ts',
  respectGitIgnore: true,
  outputDir: '../../.cache/e2e',
  globalSetup: './startStack.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Longer than any step takes on a machine with several times its load: a journey that waits for nothing
  // but the page is then as green there.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: reportFile ? [['json', { outputFile: reportFile }], ['./FailureReporter.ts']] : 'list',
  use: {
    // Emptied between journeys, but for the cache of HTTP and of compiled scripts, as of a returning
    // shopper. What needs a cold cache asks for a context of its own.
    reuseContext: true,
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // Otherwise a step that never ends takes all of its journey's time and is not named in the report.
    navigationTimeout: 25_000,
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: findChromium(),
      env: { ...process.env, ...BANGLA_SYSTEM },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  // A journey runs on a phone; one tagged @desktop on a desktop instead. One tagged @both runs on the
  // phone, and in the full size on a desktop as well. One tagged @full runs in the full size alone.
  projects: [
    {
      name: 'phone',
      grepInvert: isGate ? /@(desktop|full)/ : /@desktop/,
      use: { viewport: { width: 360, height: 800 }, hasTouch: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      grep: isGate ? /@desktop/ : /@(desktop|both)/,
      grepInvert: isGate ? /@full/ : [],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
