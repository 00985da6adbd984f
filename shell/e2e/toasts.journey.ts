import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import { openLogin } from '@marketplace/contracts/testing/journeys/pages/header';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    firstRegion?: Element | null;
  }
}

const toast = (page: Page) => page.getByRole('region', { name: 'Message', exact: true });
const modal = (page: Page) => page.getByRole('dialog', { name: 'Login' });

/** True if nothing covers the middle of the toast. */
const isOnTop = (page: Page) =>
  toast(page).evaluate((shown) => {
    const { left, top, width, height } = shown.getBoundingClientRect();
    return shown.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/**
 * True if the live region is still the element of the first call. If a modal is open, the live
 * region must also be inside the modal.
 */
const isSameRegion = (page: Page) =>
  toast(page)
    .getByRole('status')
    .evaluate((region) => {
      window.firstRegion ??= region;
      const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
      return region === window.firstRegion && (!modal || modal.contains(region));
    });

test.describe('a toast and a modal', { tag: '@full' }, () => {
  // The browser logs an error for the call that the API refuses.
  test.use({ allowsConsoleProblems: true });

  test('the toast stays visible when the modal closes, and stays above a modal that opens later', async ({
    page,
  }) => {
    await page.goto('/blog');
    await waitUntilIdle(page);
    await openLogin(page);
    await modal(page).getByLabel('Email or Phone').fill('01711009999');
    await modal(page).getByLabel('Password', { exact: true }).fill('not it');
    await modal(page).getByRole('button', { name: 'Login', exact: true }).click();
    // Keeps the toast open, because a toast under the pointer does not close after two seconds.
    await toast(page).getByRole('button', { name: 'Dismiss' }).hover();
    expect(await isOnTop(page)).toBe(true);
    expect(await isSameRegion(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    await expect(toast(page)).toBeVisible();
    expect(await isOnTop(page)).toBe(true);
    expect(await isSameRegion(page)).toBe(true);

    await page
      .getByRole('button', { name: 'Login', exact: true, includeHidden: true })
      .first()
      .dispatchEvent('click');
    // The dialog becomes visible before it becomes modal. The toast moves into the dialog only once
    // the dialog is modal.
    await expect(page.locator('dialog:modal')).toBeVisible();
    await expect(toast(page)).toBeVisible();
    await expect.poll(() => isOnTop(page)).toBe(true);
    expect(await isSameRegion(page)).toBe(true);
    await toast(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast(page)).toBeHidden();
    await expect(modal(page)).toBeVisible();
  });
});
