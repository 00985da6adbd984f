import { CONSENT_COOKIE, I18N_COOKIE } from '@marketplace/contracts/cookies';
import { SYSTEM_WITHOUT_BANGLA } from '@marketplace/contracts/design/fonts/banglaSystem.server';
import { findChromium } from '@marketplace/contracts/server/findChromium';
import {
  type Browser,
  type BrowserContext,
  test as base,
  chromium,
  expect,
  type Page,
} from '@playwright/test';
import { translatePages } from './browsers/translatePages';
import { collectConsoleProblems } from './observe/consoleProblems';
import { trackRequests } from './observe/idle';
import { undocumentedNames } from './observe/storedNames';
import { keyboardOf, pointer, type Visitor } from './pages/Visitor';
import { stack } from './stack/stack';
import { type FaultyShop, startFaultyShop } from './stack/startFaultyShop';

export interface JourneyOptions {
  /** True if the browser translates each page after its hydration. */
  isTranslated: boolean;
  /** True for a visitor who reads Bangla and uses the keyboard alone. */
  usesBanglaAndKeyboard: boolean;
}

interface Fixtures extends JourneyOptions {
  visitor: Visitor;
  /** Problems on the page's console so far. */
  consoleProblems: string[];
  /** True if the journey deliberately causes problems that the browser reports. */
  allowsConsoleProblems: boolean;
  /**
   * True if the visitor has already refused analytics and is not asked; false for a new visitor.
   */
  hasAnsweredConsent: boolean;
  /** A shop whose API calls can be made to fail; all faults are removed after each journey. */
  faultyShop: FaultyShop;
  /** A page in a browser on a system without a Bangla font. */
  pageWithoutBangla: Page;
}

interface WorkerFixtures {
  /** A browser on a system without a Bangla font. */
  browserWithoutBangla: Browser;
  /** The faulty shop of one process; the first journey that uses it starts it. */
  sharedFaultyShop: FaultyShop;
}

const refuseAnalytics = (context: BrowserContext) =>
  context.addCookies([{ name: CONSENT_COOKIE, value: 'none', url: stack.origin }]);

/**
 * Every journey starts at the stack's origin. It fails if the page's console shows a problem, or if
 * the browser stores a name that the cookies policy does not list.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  baseURL: async ({}, use) => use(stack.origin),
  allowsConsoleProblems: [false, { option: true }],
  hasAnsweredConsent: [true, { option: true }],
  isTranslated: [false, { option: true }],
  usesBanglaAndKeyboard: [false, { option: true }],
  visitor: async ({ page, usesBanglaAndKeyboard }, use) =>
    use(usesBanglaAndKeyboard ? keyboardOf(page) : pointer),
  context: async ({ context, hasAnsweredConsent, usesBanglaAndKeyboard }, use) => {
    if (hasAnsweredConsent) await refuseAnalytics(context);
    if (usesBanglaAndKeyboard) {
      await context.addCookies([{ name: I18N_COOKIE, value: 'bn', url: stack.origin }]);
    }
    await use(context);
  },
  page: async ({ page, isTranslated }, use) => {
    if (isTranslated) await translatePages(page, 'after hydration');
    await use(page);
  },
  consoleProblems: [
    async ({ context, page, allowsConsoleProblems }, use) => {
      trackRequests(page);
      context.on('page', trackRequests);
      // Resets the `name` of the tab, because the previous journey has used the same tab, and the
      // name contains the time of its last reload.
      await page.evaluate(() => {
        window.name = '';
      });
      const problems = collectConsoleProblems(page);
      await use(problems);
      if (!allowsConsoleProblems) expect(problems, 'problems on the console').toEqual([]);
      expect(await undocumentedNames(context), 'stored, but not in the cookies policy').toEqual([]);
    },
    { auto: true },
  ],
  browserWithoutBangla: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: findChromium(),
        args: ['--no-sandbox', '--disable-gpu'],
        env: { ...process.env, ...SYSTEM_WITHOUT_BANGLA },
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  sharedFaultyShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const shop = await startFaultyShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  pageWithoutBangla: async ({ browserWithoutBangla, hasAnsweredConsent }, use) => {
    const context = await browserWithoutBangla.newContext({ baseURL: stack.origin });
    if (hasAnsweredConsent) await refuseAnalytics(context);
    const page = await context.newPage();
    trackRequests(page);
    await use(page);
    await context.close();
  },
  faultyShop: async ({ page, sharedFaultyShop }, use) => {
    await use(sharedFaultyShop);
    sharedFaultyShop.heal();
    await page.goto('about:blank');
  },
});

export { expect };
