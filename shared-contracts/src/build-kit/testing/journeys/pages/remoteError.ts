import { expect, type Page } from '@playwright/test';
import { isSameDocument, markDocument } from './navigation';
import { main } from './productPage';

export const retryButton = (page: Page) =>
  main(page).getByRole('button', { name: /retry|try again/i });

export async function expectLayout(page: Page): Promise<void> {
  // Checks the first header, because an open dialog has a header of its own.
  await expect(page.getByRole('banner').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Expects an error message with Retry in place of the page, between header and footer. */
export async function expectRemoteError(page: Page): Promise<void> {
  await expect(retryButton(page)).toBeVisible();
  await expectLayout(page);
}

/** The notice on a page that has only the server's markup. */
export const servedPageNotice = (page: Page) =>
  page.getByRole('region', { name: 'Message', exact: true }).filter({ hasText: 'not working yet' });

/**
 * Expects the server's markup and a notice. A browser shows both if it cannot load the page's code.
 */
export async function expectServedPage(page: Page, heading: string): Promise<void> {
  await expect(servedPageNotice(page)).toBeVisible({ timeout: 12_000 });
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading);
  await expectLayout(page);
}

/**
 * Expects a page to work after its code has loaded. Before, the page had only the server's markup.
 */
export async function expectAlive(page: Page, heading: string): Promise<void> {
  await expect(servedPageNotice(page)).toBeHidden({ timeout: 15_000 });
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading);
  await expectWorkingPage(page);
}

export async function expectWorkingPage(page: Page): Promise<void> {
  await expect(retryButton(page)).toBeHidden();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expectLayout(page);
}

/** Presses Retry once, and expects the page to appear without a reload. */
export async function expectRecovery(page: Page, heading: string): Promise<void> {
  await markDocument(page);
  // A remote that was only late may already have recovered without Retry.
  if (await retryButton(page).isVisible()) await retryButton(page).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading, {
    timeout: 12_000,
  });
  await expectWorkingPage(page);
  expect(await isSameDocument(page), 'recovers in place').toBe(true);
}
