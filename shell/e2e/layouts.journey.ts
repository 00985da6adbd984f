import { inGateIf } from '@marketplace/contracts/testing/journeys/inGateIf';
import { findAxeViolations } from '@marketplace/contracts/testing/journeys/observe/axe';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import {
  readLayoutShifts,
  recordLayoutShifts,
} from '@marketplace/contracts/testing/journeys/observe/layoutShifts';
import { openFooterMenu } from '@marketplace/contracts/testing/journeys/pages/header';
import { touchPage } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';
import { ownerTag } from './remotes';

const banner = (page: Page) => page.getByRole('banner');
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const hamburger = (page: Page) => banner(page).getByRole('button', { name: 'Menu', exact: true });
const footer = (page: Page) => page.getByRole('contentinfo');

/** Opens a page and waits for the header's code; until then the menu entries are only links. */
async function openWithMenu(page: Page, path = '/blog') {
  await page.goto(path);
  await touchPage(page);
  await waitUntilIdle(page);
}

const isScrollLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden');

for (const javaScriptEnabled of [false, true]) {
  test.describe(`the header ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    for (const [path, wideFrom] of [
      ['/blog', 1150],
      ['/nodibazar', 881],
    ] as const) {
      // @spec 2.9, 2.11
      test(
        `is narrow on ${path} below ${wideFrom} px, and wide from that width on ${ownerTag(path)}`,
        inGateIf(javaScriptEnabled && path === '/blog'),
        async ({ page }) => {
          for (const width of [wideFrom - 1, wideFrom]) {
            await page.setViewportSize({ width, height: 800 });
            await page.goto(path);
            const isWide = width === wideFrom;
            await expect(hamburger(page)).toBeVisible({ visible: !isWide });
            await expect(mainMenu(page)).toBeVisible({ visible: isWide });
            if (path === '/blog') {
              const search = banner(page).getByRole('search');
              await expect(search).toBeVisible({ visible: isWide });
            }
          }
        },
      );
    }
  });
}

test('on a wide screen, search and cart stay within the top 80 px after a scroll, and nothing shifts @desktop @mf_catalog/SearchBox', async ({
  page,
}) => {
  await recordLayoutShifts(page);
  await openWithMenu(page, '/product');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  const cart = banner(page).getByRole('link', { name: /^Cart/ });
  for (const shown of [cart, banner(page).getByRole('search')]) {
    const { y, height } = (await shown.boundingBox()) ?? { y: -1, height: 0 };
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(80);
  }
  await expect(mainMenu(page)).not.toBeInViewport();
  expect(await readLayoutShifts(page)).toEqual([]);
  await banner(page).getByRole('searchbox').or(banner(page).getByRole('combobox')).fill('fish');
  await expect(page.getByRole('listbox').first()).toBeInViewport();
});

test.describe('on a phone', () => {
  // @spec 2.21, 2.22
  test('the menu traps the focus and locks scrolling; its button gets the focus back when the menu, or a login dialog opened from it, closes', async ({
    page,
  }) => {
    await openWithMenu(page);
    await hamburger(page).press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await expect(sheet.getByRole('button', { name: 'Close menu' })).toBeFocused();
    expect(await isScrollLocked(page)).toBe(true);

    await page.keyboard.press('Shift+Tab');
    expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Tab');
    await expect(sheet.getByRole('button', { name: 'Close menu' })).toBeFocused();

    await sheet.getByText('Fish', { exact: true }).click();
    await expect(sheet.getByRole('link', { name: 'River Fish' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(hamburger(page)).toBeFocused();
    await expect.poll(() => isScrollLocked(page)).toBe(false);

    await hamburger(page).click();
    await sheet.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
    await page.getByRole('button', { name: 'Not Now' }).click();
    await expect(hamburger(page)).toBeFocused();
  });

  // @spec 2.23
  test('the search is an overlay that contains the field and the results @mf_catalog/SearchBox', async ({
    page,
  }) => {
    await openWithMenu(page);
    const toggle = banner(page).getByRole('button', { name: 'Open search' });
    await toggle.click();
    const overlay = page.getByRole('dialog', { name: 'Search' });
    const field = overlay.locator('input[name="productName"]');
    await expect(field).toBeFocused();
    expect(await isScrollLocked(page)).toBe(true);
    await field.pressSequentially('fish');
    const results = overlay.getByRole('listbox');
    await expect(results.getByRole('option').first()).toBeVisible();
    const box = await results.locator('xpath=..').boundingBox();
    expect(box?.height).toBeLessThanOrEqual(450);
    await page.keyboard.press('Escape');
    await expect(results).toBeHidden();
    await expect(overlay).toBeVisible();
    // The first press of Escape clears the search field, and the second closes the overlay.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(overlay).toBeHidden({ timeout: 300 });
    }).toPass();
    await expect(toggle).toBeFocused();
    await expect.poll(() => isScrollLocked(page)).toBe(false);
  });

  // The English home page is missing here, because largeText.journey.ts of mf-catalog checks it.
  for (const path of ['/?lang=bn', '/nodibazar', '/nodibazar?lang=bn']) {
    test(
      `with text at 200 %, ${path} does not scroll sideways ${ownerTag(path)}`,
      inGateIf(path === '/?lang=bn'),
      async ({ page }) => {
        await page.addInitScript(() => {
          addEventListener('DOMContentLoaded', () => {
            document.documentElement.style.fontSize = '32px';
          });
        });
        await page.goto(path);
        await waitUntilIdle(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
        await expect(hamburger(page).or(banner(page).getByRole('button').first())).toBeVisible();
      },
    );
  }
});

test.describe('a footer button for a future service', { tag: '@full' }, () => {
  test('shows a hint on focus, tap and hover, and hides it on Escape @both', async ({
    page,
    hasTouch,
  }) => {
    await openWithMenu(page);
    await openFooterMenu(page, 'Earn with');
    const carrier = footer(page).getByRole('button', { name: 'Become Carrier' });
    const tooltip = footer(page).getByRole('tooltip').first();
    await expect(tooltip).toBeHidden();
    await carrier.focus();
    await expect(tooltip).toBeVisible();
    await expect(tooltip).toHaveText('Coming Soon..');
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();

    const loader = footer(page).getByRole('button', { name: 'Loader' });
    // The tap is forced, because Playwright does not tap an element with aria-disabled.
    await (hasTouch ? loader.tap({ force: true }) : loader.hover());
    await expect(footer(page).getByRole('tooltip').filter({ visible: true })).toHaveText(
      'Coming Soon..',
    );
  });
});

test.describe('the footer', () => {
  // @spec 2.39
  test('has a help dialog that loads when it opens and keeps unsent text, and a newsletter field that shows errors', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/support-dialog|capabilities/.test(request.url())) asked.push(request.url());
    });
    await openWithMenu(page);
    expect(asked).toEqual([]);
    const help = footer(page).getByRole('button', { name: 'Help & Support' });
    await help.click();
    const panel = page.getByRole('dialog', { name: 'Help & Support' });
    await expect(panel.getByRole('link', { name: 'support@nodibazar.example' })).toBeVisible();

    await panel.getByRole('button', { name: 'Send message' }).click();
    await expect(panel.getByLabel('Your name')).toBeFocused();
    await panel.getByLabel('How can we help?').fill('Where is my parcel?');
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(help).toBeFocused();
    await help.click();
    await expect(panel.getByLabel('How can we help?')).toHaveValue('Where is my parcel?');

    await panel.getByLabel('Your name').fill('Rahima Khatun');
    await panel.getByLabel('Email or Phone').fill('01711223344');
    expect(await findAxeViolations(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Send message' }).click();
    await expect(panel.getByText(/your message has arrived/)).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();

    const field = footer(page).getByRole('textbox', { name: 'Your email address' });
    await field.fill('ayesha');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(field).toHaveValue('ayesha');
    await field.fill(`ayesha.${Date.now()}@mail.example`);
    await footer(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Successfully Subscribed')).toBeVisible();
    await expect(field).toHaveValue('');
  });
});

test('after a page with a slim footer, the next page has all footer menus', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/Signup');
  await touchPage(page);
  await waitUntilIdle(page);
  await expect(footer(page).getByText('Discover')).toBeHidden();
  await banner(page).getByRole('link', { name: 'Nodibazar' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await openFooterMenu(page, 'Discover');
  await expect(footer(page).getByRole('link', { name: 'All shops' })).toBeVisible();
});

test.describe(`the landing layout ${ownerTag('/nodibazar')}`, () => {
  test('has its own header, which the header of the shop replaces without a reload when the visitor goes to the shop', async ({
    page,
  }) => {
    await openWithMenu(page, '/nodibazar');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await expect(banner(page).getByRole('link', { name: /^Cart/ })).toBeHidden();
    await page.getByRole('link', { name: 'Start shopping' }).click();
    await expect(page).toHaveURL(/\/product$/);
    await expect(banner(page).getByRole('link', { name: /^Cart/ })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/nodibazar$/);
    await expect(banner(page).getByRole('link', { name: /^Cart/ })).toBeHidden();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('has no axe violation while its menu is open', { tag: '@full' }, async ({ page }) => {
    await openWithMenu(page, '/nodibazar');
    await hamburger(page).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
  });
});
