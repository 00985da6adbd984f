import { inGateIf } from '@marketplace/contracts/testing/journeys/inGateIf';
import { CUSTOMER, PASSWORD } from '@marketplace/contracts/testing/journeys/market/customers';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import { loginModal } from '@marketplace/contracts/testing/journeys/pages/header';
import { scrollThrough } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { workload } from '@marketplace/contracts/testing/workload';
import type { Page } from '@playwright/test';
import { ownerTag } from './remotes';

const MAX_STOPS = 400;

/** Number of cards that are checked in each list. All cards of a list have the same structure. */
const CARDS = workload({ gate: 2, soak: MAX_STOPS });

test.describe('with the keyboard alone @desktop', () => {
  test('a link at the first tab stop skips the header', async ({ page }) => {
    await page.goto('/blog');
    await waitUntilIdle(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(main(page).locator(':focus')).toHaveCount(1);
  });

  for (const path of ['/', '/nodibazar', '/product', '/signup', '/cart']) {
    test(
      `every tab stop on ${path} has a visible focus indicator ${ownerTag(path)}`,
      inGateIf(path === '/cart'),
      async ({ page }) => {
        // The home page has about three hundred tab stops.
        test.slow();
        await page.goto(path);
        await waitUntilIdle(page);
        await skipRepeatedCards(page);
        const stops: string[] = [];
        for (let count = 0; count < MAX_STOPS; count += 1) {
          await page.keyboard.press('Tab');
          const stop = await readStop(page);
          if (!stop) break;
          stops.push(stop.name);
          expect(stop.isShown, `${count + 1}. ${stop.name}`).toBe(true);
        }
        expect(stops.length).toBeGreaterThan(10);
        expect(stops.length, 'the end of the page is reached').toBeLessThan(MAX_STOPS);
      },
    );
  }

  test('the login modal traps the focus, returns it on close, and lets a customer log in', async ({
    page,
  }) => {
    await page.goto('/blog');
    await waitUntilIdle(page);
    const button = page.getByRole('button', { name: 'Login', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const modal = loginModal(page);
    await expect(modal).toBeVisible();
    for (let count = 0; count < 12; count += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => {
        const active = document.activeElement;
        // While a modal dialog is open, Tab moves only between its elements and the browser's
        // toolbar.
        return active === document.body || active?.closest('dialog') !== null;
      });
      expect(isInside, `after ${count + 1} stops`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await modal.getByLabel('Email or Phone').focus();
    await page.keyboard.type(CUSTOMER);
    await modal.getByLabel('Password', { exact: true }).focus();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(modal).toBeHidden();
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toHaveCount(0);
  });
});

/** Waits until all lists have loaded, then removes all but their first cards from the tab order. */
async function skipRepeatedCards(page: Page): Promise<void> {
  await scrollThrough(page);
  await waitUntilIdle(page);
  await page.evaluate((count) => {
    for (const list of document.querySelectorAll('main ul:has(article)')) {
      for (const item of [...list.children].slice(count)) item.toggleAttribute('inert', true);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, CARDS);
}

/**
 * Reads the focused element. `isShown` is true if the element, its `::after` or one of the two
 * elements around it has an outline or a shadow.
 */
function readStop(page: Page): Promise<{ name: string; isShown: boolean } | undefined> {
  return page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return undefined;
    const isLined = (element: Element, part?: string) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    };
    const around = [active, active.parentElement, active.parentElement?.parentElement];
    const isShown =
      isLined(active, '::after') || around.some((element) => element && isLined(element));
    const name = `${active.tagName.toLowerCase()} ${active.textContent?.trim().slice(0, 40)}`;
    return { name, isShown };
  });
}
