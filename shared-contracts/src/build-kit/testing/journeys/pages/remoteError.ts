import { expect, type Page } from '@playwright/test';
import { isSameDocument, markDocument } from './navigation';
import { main } from './productPage';

export const retryButton = (page: Page) =>
  main(page).getByRole('button', { name: /retry|try again/i });

export async function expectLayout(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** The page's own region failed; everything around it stands. */
export async function expectRemoteError(page: Page): Promise<void> {
  await expect(retryButton(page)).toBeVisible();
  await expectLayout(page);
}

/** Says that a page is the server's markup alone. */
export const servedPageNotice = (page: Page) =>
  page.getByRole('region', { name: 'Message' }).filter({ hasText: 'not working yet' });

/** The browser cannot have the code of the page: it stays as the server sent it, and says so. */
export async function expectServedPage(page: Page, heading: string): Promise<void> {
  await expect(servedPageNotice(page)).toBeVisible({ timeout: 12_000 });
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading);
  await expectLayout(page);
}

/** A page that stood as the server sent it has its code by now. */
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

/** Presses Retry, once, and sees the page come in place. */
export async function expectRecovery(page: Page, heading: string): Promise<void> {
  await markDocument(page);
  // A remote that merely hung may have come by itself.
  if (await retryButton(page).isVisible()) await retryButton(page).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading, {
    timeout: 12_000,
  });
  await expectWorkingPage(page);
  expect(await isSameDocument(page), 'recovers in place').toBe(true);
}
