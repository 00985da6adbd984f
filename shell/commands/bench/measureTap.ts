import { CONSENT_COOKIE } from '@marketplace/contracts/cookies';
import { trackRequests, waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import type { Browser, Page } from '@playwright/test';
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

/** For which a finger that taps stays on the screen. */
const FINGER_MS = 80;

const KURTA = '/product/everyday-kurta';

export const TAPS: readonly Tap[] = [
  {
    name: 'menu',
    path: '/product',
    pressed: 'header button[aria-label="Menu"]',
    answer: '#main-menu:popover-open',
  },
  { name: 'filter', path: '/product', pressed: 'main summary', answer: 'dialog' },
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
    /** Milliseconds from a finger that leaves the screen until the frame is drawn that shows the answer. */
    answer?: Promise<number>;
  }
}

/** Milliseconds from a finger that leaves the screen until the frame is drawn that shows the answer. */
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
    // Nobody presses a button before they have seen it.
    await waitUntilIdle(page);
    const box = await pressed.boundingBox();
    if (!box) throw new Error(`There is nothing to press for ${tap.name}.`);
    await page.evaluate(watchForAnswer, tap.answer);
    // Asked for before the press: nothing else is to run in the page while it answers.
    const answer = page.evaluate(() => window.answer);
    await press(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    return (await answer) ?? Number.NaN;
  } finally {
    await context.close();
  }
}

/** The input alone, as from a finger: a locator's `tap` lasts no time, and runs scripts around it. */
async function press(page: Page, point: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof point)[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [point]);
  await new Promise((resolve) => setTimeout(resolve, FINGER_MS));
  await send('touchEnd', []);
}

/**
 * Runs in the page: looks for the answer in every frame, from the first one after the click on. Before
 * that it draws none, for each frame takes a fifth of the processor.
 */
function watchForAnswer(selector: string): void {
  window.answer = new Promise((resolve) => {
    let tappedAt = Number.NaN;
    // A method, for the runner's compiler adds a helper to functions that have a name.
    const watch = {
      look() {
        const found = [...document.querySelectorAll(selector)];
        if (!found.some((each) => each.checkVisibility())) {
          return void requestAnimationFrame(watch.look);
        }
        // The first task after the frame is drawn.
        window.scheduler.postTask(() => resolve(performance.now() - tappedAt), {
          priority: 'user-blocking',
        });
      },
    };
    const once = { capture: true, once: true };
    window.addEventListener(
      'pointerup',
      ({ timeStamp }) => {
        tappedAt = timeStamp;
      },
      once,
    );
    window.addEventListener('click', () => requestAnimationFrame(watch.look), once);
  });
}
