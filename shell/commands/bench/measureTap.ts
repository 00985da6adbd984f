import { CONSENT_COOKIE } from '@marketplace/contracts/cookies';
import { trackRequests, waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import type { Browser, Locator, Page } from '@playwright/test';
import { earlyTapOn, GO_BACK, tapOn, timeAnswer, timeDocument } from './answerSeen';
import { PHONE, slowDown } from './measureView';

/** Something a shopper presses. */
interface Tap {
  name: string;
  path: string;
  /** As Playwright finds it. */
  pressed: string;
  /** CSS selector of what is to be seen once the shop has answered. */
  answer: string;
  /** Makes the page what it was before the press. */
  undo: (page: Page) => Promise<void>;
}

/** Presses on one page: the first finds what no press has warmed, and a page is long to load. */
const PRESSES = 5;
/** Longer than a page that was touched or scrolled waits before it does anything for a next step. */
const AT_REST_MS = 1000;

const KURTA = '/product/everyday-kurta';
const LIST = '/product';

const pressEscape = (page: Page) => page.keyboard.press('Escape');
const ADD_TO_CART = {
  path: KURTA,
  // Pressed once it says "In cart (1)", and its name still begins so.
  pressed: 'main >> role=button[name=/^Add to Cart/]',
  answer: 'main button[aria-busy="true"], [role="region"][aria-label="Message"]',
};

export const TAPS: readonly Tap[] = [
  {
    name: 'menu',
    path: LIST,
    pressed: 'header button[aria-label="Menu"]',
    answer: '#main-menu:popover-open',
    undo: pressEscape,
  },
  { name: 'filter', path: LIST, pressed: 'main summary', answer: 'dialog', undo: pressEscape },
  {
    name: 'variant',
    path: KURTA,
    pressed: 'main fieldset label:nth-of-type(2)',
    answer: 'main fieldset label:nth-of-type(2):has(:checked)',
    undo: (page) => page.locator('main fieldset label:nth-of-type(1)').first().tap(),
  },
  {
    name: 'Add to Cart',
    ...ADD_TO_CART,
    undo: (page) => page.getByRole('button', { name: 'Dismiss' }).tap(),
  },
];

/** Milliseconds until the answer was seen, of presses on one page that was idle before each. */
export function measureTap(browser: Browser, origin: string, tap: Tap): Promise<number[]> {
  return onPage(browser, { origin, isNetworkSlow: false }, async (page) => {
    await page.goto(`${origin}${tap.path}`);
    await waitUntilIdle(page);
    const pressed = page.locator(tap.pressed).filter({ visible: true }).first();
    const times: number[] = [];
    for (let count = 0; count < PRESSES; count += 1) {
      await bringIntoView(pressed);
      times.push(await timeAnswer(page, await tapOn(pressed), tap.answer));
      await waitUntilIdle(page);
      await tap.undo(page);
      await page.locator(tap.answer).filter({ visible: true }).waitFor({ state: 'hidden' });
    }
    return times;
  });
}

/** A press of "Add to Cart" so many ms after somebody has scrolled to it, which has the page start. */
export function measureEarlyTap(browser: Browser, origin: string, afterMs: number) {
  return onPage(browser, { origin, isNetworkSlow: false }, async (page) => {
    const { path, pressed, answer } = ADD_TO_CART;
    await page.goto(`${origin}${path}`, { waitUntil: 'domcontentloaded' });
    const button = page.locator(pressed).filter({ visible: true }).first();
    await button.scrollIntoViewIfNeeded();
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    return timeAnswer(page, await earlyTapOn(button), answer);
  });
}

/** Milliseconds until the heading of the page that was asked for was seen. */
interface WayTimes {
  toProduct: number[];
  back: number[];
}

/**
 * The ways between a list and its products, on the slow network too. As a shopper goes: scrolls through the
 * list, taps a card, looks, and goes back, a few times.
 */
export function measureWays(browser: Browser, origin: string): Promise<WayTimes> {
  return onPage(browser, { origin, isNetworkSlow: true }, async (page) => {
    const cards = await openList(page, origin);
    const times: WayTimes = { toProduct: [], back: [] };
    await page.evaluate(() => window.scrollBy(0, 400));
    await page.waitForFunction(() => 'attended' in document.documentElement.dataset);
    for (let count = 0; count < PRESSES; count += 1) {
      const card = cards.nth(1 + count);
      await bringIntoView(card);
      times.toProduct.push(await timeAnswer(page, await tapOn(card), 'main h1'));
      await waitUntilIdle(page);
      times.back.push(await timeAnswer(page, GO_BACK, 'main h1'));
      await waitUntilIdle(page);
    }
    return times;
  });
}

/**
 * The same way for somebody who has not even scrolled before: the page has fetched nothing for a next step, and
 * leaves the link to the browser.
 */
export function measureFirstTouch(browser: Browser, origin: string): Promise<number> {
  return onPage(browser, { origin, isNetworkSlow: true }, async (page) => {
    const cards = await openList(page, origin);
    return timeDocument(page, await tapOn(cards.first()));
  });
}

/** @returns the links of its products */
async function openList(page: Page, origin: string): Promise<Locator> {
  await page.goto(`${origin}${LIST}`);
  await waitUntilIdle(page);
  return page.locator('main article a[href^="/product/"]').filter({ visible: true });
}

/**
 * Nobody presses anything before they have seen it. A first scroll has the page fetch what a next step needs,
 * after a while, and what is pressed beside that is measured apart (`measureEarlyTap`).
 */
async function bringIntoView(pressed: Locator): Promise<void> {
  await pressed.scrollIntoViewIfNeeded();
  await new Promise((resolve) => setTimeout(resolve, AT_REST_MS));
  await waitUntilIdle(pressed.page());
}

interface Visit {
  origin: string;
  isNetworkSlow: boolean;
}

/** Runs on a new page of a slow phone. */
async function onPage<Result>(
  browser: Browser,
  { origin, isNetworkSlow }: Visit,
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    // The question of consent covers what is to be pressed.
    await context.addCookies([{ name: CONSENT_COOKIE, value: 'none', url: origin }]);
    const page = await context.newPage();
    await slowDown(page, isNetworkSlow);
    trackRequests(page);
    return await run(page);
  } finally {
    await context.close();
  }
}
