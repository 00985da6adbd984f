import type { Page } from '@playwright/test';

/** Waits until React has hydrated the page: before that only plain links respond. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** As a shopper who does anything at all: what waits for one is fetched. */
export async function touchPage(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  // Without scripts nothing waits.
  await page.waitForFunction(
    () => !('__deferred' in window) || 'attended' in document.documentElement.dataset,
  );
}

/** Has the parts below the first view laid out, as for a shopper who comes to see them. */
export async function layOutWhole(page: Page): Promise<void> {
  await touchPage(page);
  await page.waitForFunction(() => !('firstView' in document.documentElement.dataset));
}

/** Runs in the page. */
export const isHydrated = (): boolean =>
  Object.keys(document.getElementById('root') ?? {}).some((key) =>
    key.startsWith('__reactContainer$'),
  );

/**
 * Changes the route in the running page, as Back and Forward do. Links would do it too, but would
 * fetch the remote ahead, when the pointer comes near.
 */
export async function navigateInside(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    window.history.pushState(null, '', href);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Scrolls down a screen at a time: late parts and pictures load when they are near. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Chromium without a window may sleep over a frame on a busy machine, until something else asks.
    const nextFrame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 500);
      });
    for (let top = innerHeight; top < document.body.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      // The frame that tells observers of the new position, and the one after it.
      await nextFrame();
      await nextFrame();
    }
  });
}

/** Marks the document, so that `isSameDocument` tells a change of route from a reload. */
export const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isMarked: true }));

export const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in window);
