import { withTimeLimit } from '@marketplace/contracts/loading/withTimeLimit';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import type { Locator, Page } from '@playwright/test';

/** For which a finger that taps stays on the screen. */
const FINGER_MS = 80;

/** Without one by then the press has missed what it was for. */
const ANSWER_LIMIT_MS = 20_000;

declare global {
  interface Window {
    /** Milliseconds from the shopper's act until the frame is drawn that shows the answer. */
    answer?: Promise<number>;
  }
}

interface Act {
  perform: (page: Page) => Promise<void>;
  /** Event with which the waiting begins. */
  begin: string;
  /** Event from which on an answer may be seen. */
  done: string;
}

/** A finger on an element. */
export async function tapOn(pressed: Locator): Promise<Act> {
  const box = await pressed.boundingBox();
  if (!box) throw new Error(`There is nothing to press: ${pressed}`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return { perform: (page) => tap(page, point), begin: 'pointerup', done: 'click' };
}

/**
 * The same on a page that is not alive yet. Its boot script keeps the click to itself, so that it is looked
 * for the answer from the finger on.
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
 * Milliseconds from an act until the frame is drawn that shows its answer.
 *
 * @param answer CSS selector of what is seen then and was not seen before
 */
export async function timeAnswer(page: Page, act: Act, answer: string): Promise<number> {
  const { begin, done } = act;
  await page.evaluate(watchForAnswer, { begin, done, selector: answer });
  // Asked for before the act: nothing else is to run in the page while it answers.
  const answered = withTimeLimit(
    page.evaluate(() => window.answer),
    ANSWER_LIMIT_MS,
  );
  await act.perform(page);
  return (await answered) ?? Number.NaN;
}

/**
 * Milliseconds from a finger that leaves a link until the browser has painted the document it leads to. Nothing
 * is in the page that comes but the browser's own clock.
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

/** The input alone: a locator's `tap` lasts no time, and runs scripts around it. */
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
 * Runs in the page: looks for the answer in every frame, from the first one after the act on. Before
 * that it draws none, for each frame takes a fifth of the processor.
 */
function watchForAnswer({ begin, done, selector }: Watched): void {
  window.answer = new Promise((resolve) => {
    let actedAt = Number.NaN;
    // Methods, for the runner's compiler adds a helper to functions that have a name.
    const watch = {
      seen() {
        return [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
      },
      look() {
        if (watch.seen().every((each) => before.has(each))) {
          return void requestAnimationFrame(watch.look);
        }
        // The first task after the frame is drawn.
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
