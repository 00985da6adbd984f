import { CONSENT_COOKIE } from '@marketplace/contracts/cookies';
import { trackRequests, waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import type { Browser, Locator, Page } from '@playwright/test';
import { earlyTapOn, GO_BACK, tapOn, timeAnswer, timeDocument } from './answerSeen';
import { PHONE, slowDown } from './measureView';

/** A control to tap and its visible effect. */
interface Tap {
  name: string;
  path: string;
  /** Playwright selector. */
  pressed: string;
  /** CSS selector of an element that is visible after the shop has reacted. */
  answer: string;
  /** Removes the visible effect, so that the next tap can be measured. */
  undo: (page: Page) => Promise<void>;
}

/**
 * Taps per page. Only the first tap runs code that never ran before, but a new page for each tap
 * would take too long.
 */
const PRESSES = 5;
/**
 * Pause before a tap, ms. It is longer than the delay between an interaction and the page's
 * prefetches.
 */
const AT_REST_MS = 1000;

const KURTA = '/product/everyday-kurta';
const LIST = '/product';

const pressEscape = (page: Page) => page.keyboard.press('Escape');
const ADD_TO_CART = {
  path: KURTA,
  // After a tap the button shows "In cart (1)", but its accessible name still begins with "Add to
  // Cart".
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

/**
 * Measures several taps on one page, which is idle before each tap.
 * @returns milliseconds until each effect was visible
 */
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

/**
 * Measures a tap on "Add to Cart" at a given time after the first scroll, which starts the
 * hydration.
 * @returns milliseconds until the effect was visible
 */
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

/** Milliseconds from each navigation until the heading of the new page was visible. */
interface WayTimes {
  toProduct: number[];
  back: number[];
}

/**
 * Measures navigation between the product list and product pages on the slow network. Simulates a
 * visitor who scrolls through the list, taps a card, waits and goes back, several times.
 */
export function measureWays(browser: Browser, origin: string): Promise<WayTimes> {
  return onPage(browser, { origin, isNetworkSlow: true }, async (page) => {
    const cards = await openList(page, origin);
    const times: WayTimes = { toProduct: [], back: [] };
    await page.evaluate(() => window.scrollBy(0, 400));
    await page.waitForFunction(() => 'interacted' in document.documentElement.dataset);
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
 * Measures the navigation to a product from a list that was not scrolled. Such a list has
 * prefetched nothing, so the tap makes the browser load a new document.
 */
export function measureFirstTouch(browser: Browser, origin: string): Promise<number> {
  return onPage(browser, { origin, isNetworkSlow: true }, async (page) => {
    const cards = await openList(page, origin);
    return timeDocument(page, await tapOn(cards.first()));
  });
}

/**
 * Opens the product list.
 * @returns the links to its products
 */
async function openList(page: Page, origin: string): Promise<Locator> {
  await page.goto(`${origin}${LIST}`);
  await waitUntilIdle(page);
  return page.locator('main article a[href^="/product/"]').filter({ visible: true });
}

/**
 * Scrolls the control into view and waits, because visitors see a control before they tap it. The
 * first scroll starts prefetches after a delay, and the wait includes them.
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

/** Opens a new page on a simulated slow phone and passes the page to the function. */
async function onPage<Result>(
  browser: Browser,
  { origin, isNetworkSlow }: Visit,
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    // Refuses consent in advance, because the consent dialog would cover the controls.
    await context.addCookies([{ name: CONSENT_COOKIE, value: 'none', url: origin }]);
    const page = await context.newPage();
    await slowDown(page, isNetworkSlow);
    trackRequests(page);
    return await run(page);
  } finally {
    await context.close();
  }
}
