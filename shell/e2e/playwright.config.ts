import { BANGLA_SYSTEM } from '@marketplace/contracts/design/fonts/banglaSystem.server';
import { findChromium } from '@marketplace/contracts/server/findChromium';
import { defineConfig } from '@playwright/test';

const reportFile = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
/** True for the gate, which runs on every change; otherwise all journeys run. */
const isGate = process.env.TEST_DOSE === 'gate';

export default defineConfig({
  // Each package contains the journeys of its own pages.
  testDir: '../..',
  testMatch: '**/{shell,mf-*}/e2e/**/*.journey.ts',
  respectGitIgnore: true,
  outputDir: '../../.cache/e2e',
  globalSetup: './startStack.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Longer than any step on a machine under several times its load, so that a journey passes there
  // as well.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: reportFile ? [['json', { outputFile: reportFile }], ['./FailureReporter.ts']] : 'list',
  use: {
    // Cleared between journeys, except the cache of HTTP and of compiled scripts, like the browser
    // of a returning shopper. A journey that needs a cold cache creates its own context.
    reuseContext: true,
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // Without these limits, a step that never ends would use up its journey's time and not be named
    // in the report.
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
  // A journey runs on a phone, or with @desktop on a desktop. With @both it also runs on a desktop,
  // outside the gate. With @full it runs only outside the gate.
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
