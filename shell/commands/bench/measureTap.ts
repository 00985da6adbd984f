import { CONSENT_COOKIE } from '@marketplace/contracts/cookies';
import { trackRequests, waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import type { Browser } from '@playwright/test';
import { PHONE, slowDown } from './measureView';

/** Something a shopper presses. */
interface Tap {
  name: string;
  path: string;
  /** As Playwright finds it. */
  pressed: string;
  /** CSS selector of what is to be seen once the shop has answered. */
  answer: string;
}

const KURTA = '/product/everyday-kurta';

export const TAPS: readonly Tap[] = [
  {
    name: 'menu',
    path: '/product',
    pressed: 'header button[aria-label="Menu"]',
    answer: '#main-menu:popover-open',
  },
  { name: 'filter', path: '/product', pressed: 'main summary', answer: 'dialog[open]' },
  {
    name: 'variant',
    path: KURTA,
    pressed: 'main fieldset label:nth-of-type(2)',
    answer: 'main fieldset label:nth-of-type(2):has(:checked)',
  },
  {
    name: 'Add to Cart',
    path: KURTA,
    pressed: 'main button:has-text("Add to Cart")',
    answer: 'main button[aria-busy="true"], [role="region"][aria-label="Message"]',
  },
];

declare global {
  interface Window {
    /** When the finger left the screen. */
    tappedAt?: number;
  }
}

/** Milliseconds from a finger that leaves the screen to the frame that shows the answer. */
export async function measureTap(browser: Browser, origin: string, tap: Tap): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    // The question of consent covers what is to be pressed.
    await context.addCookies([{ name: CONSENT_COOKIE, value: 'none', url: origin }]);
    const page = await context.newPage();
    await slowDown(page, false);
    trackRequests(page);
    await page.goto(`${origin}${tap.path}`);
    await waitUntilIdle(page);
    const pressed = page.locator(tap.pressed).filter({ visible: true }).first();
    await pressed.scrollIntoViewIfNeeded();
    await page.evaluate(noteTap);
    const answered = page.waitForFunction(timeOfAnswer, tap.answer, { polling: 'raf' });
    await pressed.tap();
    return Number(await (await answered).jsonValue());
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function noteTap(): void {
  window.addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      window.tappedAt = timeStamp;
    },
    { capture: true, once: true },
  );
}

/** Runs in the page, in every frame. */
function timeOfAnswer(selector: string): number | undefined {
  if (window.tappedAt === undefined) return undefined;
  const isSeen = [...document.querySelectorAll(selector)].some((each) => each.checkVisibility());
  return isSeen ? performance.now() - window.tappedAt : undefined;
}
