import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import { withTimeLimit } from '@marketplace/contracts/time/withTimeLimit';
import type { Locator, Page } from '@playwright/test';

/** Time in ms for which a tapping finger stays on the screen. */
const FINGER_MS = 80;

/** Time in ms after which a tap or navigation without a visible effect fails the run. */
const ANSWER_LIMIT_MS = 20_000;

declare global {
  interface Window {
    /** Milliseconds from the visitor's action to the frame that shows the effect. */
    answer?: Promise<number>;
  }
}

interface Act {
  perform: (page: Page) => Promise<void>;
  /** Event that starts the measurement. */
  begin: string;
  /** Event after which the effect may be visible. */
  done: string;
}

export async function tapOn(pressed: Locator): Promise<Act> {
  const box = await pressed.boundingBox();
  if (!box) throw new Error(`There is no element to tap: ${pressed}`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return { perform: (page) => tap(page, point), begin: 'pointerup', done: 'click' };
}

/**
 * A tap on a page before hydration. The boot script delays the click, so the search for the effect
 * starts at `pointerup`.
 */
export const earlyTapOn = async (pressed: Locator): Promise<Act> => ({
  ...(await tapOn(pressed)),
  done: 'pointerup',
});

export const GO_BACK: Act = {
  perform: (page) =>
    page.evaluate(() => {
      window.dispatchEvent(new Event('bench:back'));
      history.back();
    }),
  begin: 'bench:back',
  done: 'popstate',
};

/**
 * Measures the time from an action to the frame that shows its effect.
 * @param answer CSS selector of an element that is visible only after the action
 * @returns milliseconds
 */
export async function timeAnswer(page: Page, act: Act, answer: string): Promise<number> {
  const { begin, done } = act;
  await page.evaluate(watchForAnswer, { begin, done, selector: answer });
  // The measurement starts before the action, so that no other script runs in the page until the
  // effect is visible.
  const answered = withTimeLimit(
    page.evaluate(() => window.answer),
    ANSWER_LIMIT_MS,
  );
  await act.perform(page);
  return (await answered) ?? Number.NaN;
}

/**
 * Measures the time from the end of a tap on a link until the browser has painted the new document.
 * Uses the browser's own timings, so it adds no script to the new page.
 * @returns milliseconds
 */
export async function timeDocument(page: Page, act: Act): Promise<number> {
  await page.evaluate((begin) => {
    window.addEventListener(
      begin,
      ({ timeStamp }) =>
        sessionStorage.setItem('bench:acted', String(performance.timeOrigin + timeStamp)),
      { capture: true, once: true },
    );
  }, act.begin);
  const arrived = page.waitForEvent('load', { timeout: ANSWER_LIMIT_MS });
  await act.perform(page);
  await arrived;
  await waitUntilIdle(page);
  return page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const actedAt = Number(sessionStorage.getItem('bench:acted'));
    return performance.timeOrigin + (painted?.startTime ?? Number.NaN) - actedAt;
  });
}

/**
 * Taps with raw touch events, because a locator's `tap` has no duration and runs other scripts in
 * the page.
 */
async function tap(page: Page, point: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof point)[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [point]);
  await new Promise((resolve) => setTimeout(resolve, FINGER_MS));
  await send('touchEnd', []);
  await session.detach();
}

interface Watched extends Pick<Act, 'begin' | 'done'> {
  selector: string;
}

/**
 * Runs in the page. Checks every frame for the effect. Requests no frames before the action,
 * because frames take a fifth of the processor's time.
 */
function watchForAnswer({ begin, done, selector }: Watched): void {
  window.answer = new Promise((resolve) => {
    let actedAt = Number.NaN;
    // An object with methods, because the compiler makes named functions call a helper, which the
    // page lacks.
    const watch = {
      seen() {
        return [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
      },
      look() {
        if (watch.seen().every((each) => before.has(each))) {
          return void requestAnimationFrame(watch.look);
        }
        // This task is the first after the frame has been drawn.
        window.scheduler.postTask(() => resolve(performance.now() - actedAt), {
          priority: 'user-blocking',
        });
      },
    };
    const before = new Set(watch.seen());
    const once = { capture: true, once: true };
    window.addEventListener(
      begin,
      ({ timeStamp }) => {
        actedAt = timeStamp;
      },
      once,
    );
    window.addEventListener(done, () => requestAnimationFrame(watch.look), once);
  });
}
