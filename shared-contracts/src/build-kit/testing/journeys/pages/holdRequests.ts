import type { Page } from '@playwright/test';

/**
 * Delays a page's requests to a URL, to show the page before the reply arrives.
 * @returns a function that lets the requests continue
 */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
