import { findAxeViolationsInBothSchemes } from '@marketplace/contracts/testing/journeys/observe/axe';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import {
  readLayoutShifts,
  recordLayoutShifts,
} from '@marketplace/contracts/testing/journeys/observe/layoutShifts';
import { touchPage } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';

const mainMenu = (page: Page) => page.getByRole('banner').getByRole('navigation').first();
const label = (page: Page, name: string) =>
  mainMenu(page).locator('summary', { has: page.getByText(name, { exact: true }) });
const openEntry = (page: Page) => mainMenu(page).locator('details[open]');

/** Opens a page and waits for the header's code; until then the menu entries are only links. */
async function openWithMenu(page: Page, path = '/blog') {
  await page.goto(path);
  await touchPage(page);
  await waitUntilIdle(page);
}

test.describe('the mega-menu @desktop', () => {
  // @spec 2.18
  test('can be opened, navigated and closed with the keyboard alone', async ({ page }) => {
    await openWithMenu(page);
    const makers = label(page, 'Our Makers');
    const group = mainMenu(page).getByRole('group').filter({ hasText: 'Our Makers' });
    await label(page, 'Vegetables').focus();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
    await expect(makers).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const [first, second] = [
      group.getByRole('link', { name: 'Shobuj Bazar, Jashore' }),
      group.getByRole('link', { name: 'Rajshahi Aam Bari' }),
    ];
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(second).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(makers).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/shop/);
    await expect(first).toBeHidden();
  });

  test('opens when the mouse rests on an entry, and closes when the mouse leaves', {
    tag: '@full',
  }, async ({ page }) => {
    await openWithMenu(page);
    const link = mainMenu(page).getByRole('link', { name: 'River Fish' });
    await label(page, 'Fish').hover();
    await expect(link).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(link).toBeHidden();
  });

  for (const [path, section, width] of [
    ['/blog', 'Vegetables', 1150],
    ['/blog', 'Our Makers', 1280],
    ['/blog?lang=bn', 'মাছ', 1920],
  ] as const) {
    test(`shows ${section} at ${width} px in three columns, with a picture that is fetched when the entry opens`, {
      tag: '@full',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await recordLayoutShifts(page);
      await openWithMenu(page, path);
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await expect(mainMenu(page).locator('img')).toHaveCount(0);
      expect(fetched).toEqual([]);

      await label(page, section).press('Enter');
      const picture = openEntry(page).locator('img');
      await expect(picture).toHaveCount(1);
      await expect(picture).toHaveAttribute('alt', '');
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(await columnsOf(page)).toBe(3);
      expect(await outOfPanel(page)).toEqual([]);
      expect(await readLayoutShifts(page)).toEqual([]);
      expect(await findAxeViolationsInBothSchemes(page)).toEqual([]);
    });
  }

  test('stays inside the window with text at 200 %', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '32px';
      });
    });
    await openWithMenu(page, '/blog?lang=bn');
    for (const name of ['শাকসবজি', 'আমাদের কারিগর']) {
      await label(page, name).press('Enter');
      await expect(openEntry(page).locator('img')).toBeVisible();
      expect(await outOfPanel(page), name).toEqual([]);
    }
  });
});

/** Counts the columns of the open entry by the horizontal positions of its links and headings. */
const columnsOf = (page: Page) =>
  openEntry(page)
    .locator('ul > li:not([data-whole]) > :first-child')
    .evaluateAll((heads) => new Set(heads.map((head) => head.getBoundingClientRect().left)).size);

/**
 * Lists texts of the open entry that the panel cuts off or the picture covers. Also reports a panel
 * that leaves the window, and a picture that leaves the panel.
 */
const outOfPanel = (page: Page) =>
  openEntry(page).evaluate((entry) => {
    const panel = entry.querySelector('ul')?.getBoundingClientRect();
    const picture = entry.querySelector('img')?.getBoundingClientRect();
    if (!panel || !picture) return ['no panel'];
    const isIn = ({ left, right, top, bottom }: DOMRect) =>
      left >= panel.left && right <= panel.right && top >= panel.top && bottom <= panel.bottom;
    const isCovered = ({ right, top }: DOMRect) => right > picture.left && top < picture.bottom;
    const wrong = [...entry.querySelectorAll('ul a, ul p')].filter((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      return !isIn(box) || isCovered(box);
    });
    const isPanelIn = panel.left >= 0 && panel.right <= innerWidth && isIn(picture);
    return [...(isPanelIn ? [] : ['panel or picture']), ...wrong.map((text) => text.textContent)];
  });
