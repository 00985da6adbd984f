import { signIn } from '@marketplace/contracts/testing/journeys/market/customers';
import {
  findAxeViolations,
  findAxeViolationsInBothSchemes,
} from '@marketplace/contracts/testing/journeys/observe/axe';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import { openLogin } from '@marketplace/contracts/testing/journeys/pages/header';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

/** A page of each layout; Bangla on the public ones is checked with every page. */
const LAYOUTS = [
  { layout: 'main', path: '/', locales: ['fr'] },
  { layout: 'user', path: '/orders', locales: ['bn', 'fr'], isPersonal: true },
  { layout: 'landing', path: '/nodibazar', locales: ['fr'] },
];

for (const { layout, path, locales, isPersonal } of LAYOUTS) {
  for (const locale of locales) {
    test(`axe finds no violation in the ${layout} layout in ${locale}, light and dark @both`, async ({
      page,
      context,
    }) => {
      if (isPersonal) await signIn(context);
      await page.goto(`${path}?lang=${locale}`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      expect(await findAxeViolationsInBothSchemes(page)).toEqual([]);
    });
  }
}

test('axe finds no violation in the login modal', async ({ page }) => {
  await page.goto('/blog');
  await waitUntilIdle(page);
  await openLogin(page);
  await expect(page.getByLabel('Email or Phone')).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});
