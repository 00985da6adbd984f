import { CONSENT_COOKIE } from '@marketplace/contracts/cookies';
import { test as base, expect } from '@playwright/test';
import { collectConsoleProblems } from './observe/consoleProblems';
import { trackRequests } from './observe/idle';
import { stack } from './stack/stack';
import { type FaultyShop, startFaultyShop } from './stack/startFaultyShop';

interface Fixtures {
  /** Problems on the page's console so far. */
  consoleProblems: string[];
  /** The journey breaks things on purpose, which the browser reports. */
  allowsConsoleProblems: boolean;
  /** The visitor has refused to be counted before, and is not asked; false for a newcomer. */
  hasAnsweredConsent: boolean;
  /** A shop whose API can be broken; whole again after each journey. */
  faultyShop: FaultyShop;
}

interface WorkerFixtures {
  /** Started for the first journey of a process that asks for it. */
  sharedFaultyShop: FaultyShop;
}

/** Every journey starts at the stack's origin and fails if the page's console shows a problem. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  baseURL: async ({}, use) => use(stack.origin),
  allowsConsoleProblems: [false, { option: true }],
  hasAnsweredConsent: [true, { option: true }],
  context: async ({ context, hasAnsweredConsent }, use) => {
    const cookie = { name: CONSENT_COOKIE, value: 'none', url: stack.origin };
    if (hasAnsweredConsent) await context.addCookies([cookie]);
    await use(context);
  },
  consoleProblems: [
    async ({ context, page, allowsConsoleProblems }, use) => {
      trackRequests(page);
      context.on('page', trackRequests);
      // The tab of the journey before is used again, and its name says when it was last reloaded.
      await page.evaluate(() => {
        window.name = '';
      });
      const problems = collectConsoleProblems(page);
      await use(problems);
      if (!allowsConsoleProblems) expect(problems, 'problems on the console').toEqual([]);
    },
    { auto: true },
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
  faultyShop: async ({ page, sharedFaultyShop }, use) => {
    await use(sharedFaultyShop);
    sharedFaultyShop.heal();
    await page.goto('about:blank');
  },
});

export { expect };
