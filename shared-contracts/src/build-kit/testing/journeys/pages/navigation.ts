import type { Page } from '@playwright/test';

/**
 * Opens a page. Tries again after a 503, because on a busy machine the API may be late for the
 * first visitor (decision 064).
 */
export async function openPatiently(page: Page, path: string) {
  const response = await page.goto(path);
  return response?.status() === 503 ? page.goto(path) : response;
}

/**
 * Waits until React has started to hydrate the page. Before that, the boot script holds back
 * presses on buttons that need code.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Simulates a visitor's first interaction, which loads deferred code. */
export async function touchPage(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  // A page without scripts defers no code.
  await page.waitForFunction(
    () => !('__deferred' in window) || 'interacted' in document.documentElement.dataset,
  );
}

/** Forces the layout of the parts below the fold. */
export async function forceLayout(page: Page): Promise<void> {
  await touchPage(page);
  await page.waitForFunction(() => !('firstView' in document.documentElement.dataset));
}

/** True as soon as React has started to hydrate the page. Runs in the page. */
export const isHydrated = (): boolean =>
  Object.keys(document.getElementById('root') ?? {}).some((key) =>
    key.startsWith('__reactContainer$'),
  );

/**
 * Changes the route in the running page, like Back and Forward. A link would also prefetch the
 * remote when the pointer comes near.
 */
export async function navigateInside(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    window.history.pushState(null, '', href);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/**
 * Scrolls down one screen at a time, because deferred parts and pictures load when they are near.
 */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // On a busy machine, headless Chromium may skip a frame until something else requests one.
    const nextFrame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 500);
      });
    for (let top = innerHeight; top < document.body.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      // Waits for two frames, because observers see the new position in the first.
      await nextFrame();
      await nextFrame();
    }
  });
}

/** Marks the document, so that `isSameDocument` can distinguish a change of route from a reload. */
export const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isMarked: true }));

export const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in window);
