import type { Page } from '@playwright/test';

/**
 * Changes the route in the running page, as Back and Forward do. Links would do it too, but would
 * fetch the remote ahead, when the pointer comes near.
 */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    window.history.pushState(null, '', href);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
