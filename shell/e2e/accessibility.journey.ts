import { signIn } from '@marketplace/contracts/testing/journeys/market/customers';
import {
  findAxeViolations,
  findAxeViolationsInBothSchemes,
} from '@marketplace/contracts/testing/journeys/observe/axe';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import { openLogin } from '@marketplace/contracts/testing/journeys/pages/header';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';
import { ownerTag } from './remotes';

/**
 * One page of each layout. Each page is checked in languages in which no other journey checks it.
 * Only this journey checks dark mode on a desktop. Not every language is checked at every width,
 * because no axe rule depends on both.
 */
const LAYOUTS = [
  { layout: 'main', path: '/', locale: 'fr', width: '@desktop' },
  { layout: 'user', path: '/orders', locale: 'fr', width: '@desktop', isPersonal: true },
  { layout: 'user', path: '/orders', locale: 'bn', width: 'on a phone', isPersonal: true },
  { layout: 'landing', path: '/nodibazar', locale: 'fr', width: '@desktop' },
];

for (const { layout, path, locale, width, isPersonal } of LAYOUTS) {
  test(`axe finds no violation in light or dark mode in the ${layout} layout in ${locale} ${width} ${ownerTag(path)}`, {
    tag: '@full',
  }, async ({ page, context }) => {
    if (isPersonal) await signIn(context);
    await page.goto(`${path}?lang=${locale}`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await hideRepeatedCards(page);
    expect(await findAxeViolationsInBothSchemes(page)).toEqual([]);
  });
}

/**
 * Hides all cards of a list except the first two, because axe needs time for each element. Other
 * journeys check all cards.
 */
const hideRepeatedCards = (page: Page) =>
  page.evaluate(() => {
    const cards = 'main ul:has(article) > li:nth-child(n + 3)';
    for (const card of document.querySelectorAll<HTMLElement>(cards)) card.hidden = true;
  });

test('axe finds no violation in the login modal', async ({ page }) => {
  await page.goto('/blog');
  await waitUntilIdle(page);
  await openLogin(page);
  await expect(page.getByLabel('Email or Phone')).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});
