import type { Page } from '@playwright/test';

/**
 * Delays a page's requests to an address, to show the page without the reply.
 * @returns a function that lets them continue
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
