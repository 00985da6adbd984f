import { BANGLA_SYSTEM } from '@marketplace/contracts/design/fonts/banglaSystem.server';
import { findChromium } from '@marketplace/contracts/server/findChromium';
import type { JourneyOptions } from '@marketplace/contracts/testing/journeys/test';
import { defineConfig } from '@playwright/test';

const reportFile = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
/** True for the gate, which runs on every change and skips slow journeys. */
const isGate = process.env.TEST_SIZE === 'gate';

/** Viewport and input of a phone. */
const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, deviceScaleFactor: 2 };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

export default defineConfig<JourneyOptions>({
  // Each part contains the journeys of its own pages.
  testDir: '../..',
  testMatch: '**/{shell,mf-*}/e2e/**/*.journey.ts',
  respectGitIgnore: true,
  outputDir: '../../.cache/e2e',
  globalSetup: './startStack.ts',
  // More workers than cores, because a journey spends most of its time waiting.
  workers: '150%',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Long enough for a journey to pass even on an overloaded machine.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: reportFile ? [['json', { outputFile: reportFile }], ['./FailureReporter.ts']] : 'list',
  use: {
    // Journeys share a browser context. Between journeys it is cleared, but it keeps cached files
    // and compiled scripts, as the browser of a returning shopper does. A journey that needs empty
    // caches creates its own context.
    reuseContext: true,
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // Without these limits, a step that never ends would use up the timeout of its journey, and the
    // report would not name the step.
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
  // By default, a journey runs only on a phone. With @desktop it runs only on a desktop. With @both
  // it runs on a phone and, outside the gate, on a desktop. With @full it runs only outside the
  // gate. Outside the gate, a journey with @translated runs again in a browser that translates each
  // page, and one with @bangla by a visitor who reads Bangla and uses the keyboard alone, on a
  // desktop. @mf_content and @mf_catalog/SearchBox name the remote and the module that a journey
  // uses, for `npm test -- <package>`.
  projects: [
    {
      name: 'phone',
      grepInvert: isGate ? /@(desktop|full)/ : /@desktop/,
      use: PHONE,
    },
    {
      name: 'desktop',
      grep: isGate ? /@desktop/ : /@(desktop|both)/,
      grepInvert: isGate ? /@full/ : [],
      use: DESKTOP,
    },
    ...(isGate
      ? []
      : [
          { name: 'translated', grep: /@translated/, use: { ...PHONE, isTranslated: true } },
          { name: 'bangla', grep: /@bangla/, use: { ...DESKTOP, usesBanglaAndKeyboard: true } },
        ]),
  ],
});
