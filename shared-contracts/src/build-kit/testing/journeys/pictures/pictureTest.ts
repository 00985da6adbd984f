import { CONSENT_COOKIE } from '@marketplace/contracts/cookies';
import { BANGLA_SYSTEM } from '@marketplace/contracts/design/fonts/banglaSystem.server';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import { findChromium } from '@marketplace/contracts/server/findChromium';
import { type Browser, chromium, type Page } from '@playwright/test';
import { test as base } from '../sessions/remoteTest';
import { showOwnFonts } from './ownFonts';

interface WorkerFixtures {
  /** A browser that draws a story identically each time. */
  steadyBrowser: Browser;
  /** Opens the page on which stories are mounted. It stays open for the other stories. */
  openMountPage: (language: Locale) => Promise<Page>;
}

/** Arguments without which two runs draw edges of letters and corners differently. */
const STEADY = [
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

export const test = base.extend<object, WorkerFixtures>({
  steadyBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: findChromium(),
        args: ['--no-sandbox', '--disable-gpu', ...STEADY],
        // Without a Bangla font in the system, the page would load one by itself.
        env: { ...process.env, ...BANGLA_SYSTEM },
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  openMountPage: [
    async ({ steadyBrowser, storyShop }, use) => {
      const pages = new Map<Locale, Promise<Page>>();
      await use((language) => {
        const page = pages.get(language) ?? openMountPage(steadyBrowser, storyShop, language);
        pages.set(language, page);
        return page;
      });
    },
    { scope: 'worker' },
  ],
});

async function openMountPage(browser: Browser, origin: string, language: Locale): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'Asia/Dhaka' });
  await context.addCookies([{ name: CONSENT_COOKIE, value: 'none', url: origin }]);
  const page = await context.newPage();
  await page.goto(`${origin}/~stories/mount?lang=${language}`);
  await page.waitForFunction(() => window.mount !== undefined);
  await showOwnFonts(page);
  return page;
}
