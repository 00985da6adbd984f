import {
  findAxeViolations,
  findAxeViolationsInBothSchemes,
} from '@marketplace/contracts/testing/journeys/observe/axe';
import {
  expectCartCount,
  openSearch,
  searchBox,
} from '@marketplace/contracts/testing/journeys/pages/header';
import { holdRequests } from '@marketplace/contracts/testing/journeys/pages/holdRequests';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { buyButton, main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';

const CODE = '**/releases/mf_catalog/**/*SearchBox*';
/** A word in the names of many products of the market. */
const WORD = 'fish';

/** The search field, even while it is hidden in a phone's closed overlay. */
const field = (page: Page) => page.getByRole('banner').locator('input[name="productName"]');
const results = (page: Page) => page.getByRole('search').getByRole('listbox');
const options = (page: Page) => results(page).getByRole('option');
const recent = (page: Page) => page.getByRole('group', { name: 'Recent searches' });
const popular = (page: Page, name = 'Popular searches') => page.getByRole('group', { name });
const cards = (page: Page) => main(page).locator('article a[href^="/product/"]');

/** Opens the cart page, which is small, because only the header matters. */
async function openPage(page: Page) {
  await page.goto('/cart');
  await waitForHydration(page);
  await openSearch(page);
}

test.describe('the search', () => {
  // @spec 2.71, 4.29, 9.9
  test('shows results in a scrolling and accessible box while the shopper types @both', async ({
    page,
    hasTouch,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.endsWith('/product/search')) asked.push(search);
    });
    await openPage(page);
    await searchBox(page).fill(WORD);
    await expect(options(page).first()).toBeVisible();
    expect(asked).toEqual([`?productName=${WORD}&pageNumber=1&pageSize=14`]);
    await expect(options(page).first().locator('img')).toHaveCount(1);
    const height = await results(page)
      .locator('xpath=..')
      .evaluate((element) => element.getBoundingClientRect().height);
    const isPhone = (page.viewportSize()?.width ?? 0) < 1150;
    expect(height).toBeLessThanOrEqual(isPhone ? 450 : 400);
    const isScrollable = await results(page).evaluate(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight,
    );
    expect(isScrollable).toBe(true);
    // Colours are the same at every width, so only the run on a phone checks both colour schemes.
    const findViolations = hasTouch ? findAxeViolationsInBothSchemes : findAxeViolations;
    expect(await findViolations(page)).toEqual([]);

    await page.mouse.click(5, (page.viewportSize()?.height ?? 0) - 5);
    await expect(results(page)).toBeHidden();
    await openSearch(page);
    await searchBox(page).click();
    await expect(options(page).first()).toBeVisible();
    const name = (await options(page).first().locator('span > span').first().textContent()) ?? '';
    await options(page).first().click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(field(page)).toHaveValue('');
  });

  test('can be used with the keyboard alone, up to the page with all results @desktop', {
    tag: '@full',
  }, async ({ page }) => {
    await openPage(page);
    await searchBox(page).pressSequentially(WORD);
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(options(page).last()).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(results(page)).toBeHidden();
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue(WORD);
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/product\\?productName=${WORD}$`));
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText(WORD);
    await expect(field(page)).toHaveValue('');
  });

  test('says "No Product Found" if no product matches, and offers recent searches while the field is empty', async ({
    page,
  }) => {
    await openPage(page);
    await searchBox(page).fill('zzqxj');
    const status = page.getByRole('search').getByRole('status');
    await expect(status).toHaveText('No Product Found');
    expect(await findAxeViolationsInBothSchemes(page)).toEqual([]);
    await searchBox(page).fill('');
    await expect(status).toHaveText('');

    await searchBox(page).fill('hilsa');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/productName=hilsa/);
    await openPage(page);
    await searchBox(page).click();
    await expect(recent(page).getByRole('link')).toHaveText(['hilsa']);
    expect(await findAxeViolationsInBothSchemes(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/productName=hilsa/);
    await expect(recent(page)).toBeHidden();

    await openSearch(page);
    await searchBox(page).click();
    await recent(page).getByRole('button', { name: 'Remove hilsa' }).click();
    await expect(recent(page)).toBeHidden();
    await expect(searchBox(page)).toBeFocused();
  });

  test('proposes popular searches that find products, without layout shift @both', {
    tag: '@full',
  }, async ({ page, hasTouch }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/popular-search')) asked.push(request.url());
    });
    await page.goto('/cart');
    await waitForHydration(page);
    const heading = main(page).getByRole('heading', { level: 1 });
    const place = await heading.boundingBox();
    expect(asked).toEqual([]);
    await openSearch(page);
    // On a phone, the field already has the focus when the overlay is open.
    if (!hasTouch) await searchBox(page).click();
    const words = popular(page).getByRole('link');
    await expect(words).toHaveCount(8);
    expect(await heading.boundingBox()).toEqual(place);
    const findViolations = hasTouch ? findAxeViolationsInBothSchemes : findAxeViolations;
    expect(await findViolations(page)).toEqual([]);
    for (const word of await words.all()) {
      const { height } = (await word.boundingBox()) ?? { height: 0 };
      expect(height).toBeGreaterThanOrEqual(44);
    }

    const [first = ''] = await words.allTextContents();
    await words.first().click();
    await expect(page).toHaveURL(new RegExp(`/product\\?productName=${first}$`));
    await expect(cards(page).first()).toBeVisible();

    await openSearch(page);
    await searchBox(page).click();
    await expect(recent(page).getByRole('link')).toHaveText([first]);
    await expect(words).toHaveCount(7);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(words.first()).toBeFocused();
    const [second = ''] = await words.allTextContents();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      new RegExp(`productName=${encodeURIComponent(second).replaceAll('%20', '\\+')}$`),
    );
    await expect(cards(page).first()).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('proposes Bangla words on a Bangla page, and the words find products', {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto('/cart?lang=bn');
    await waitForHydration(page);
    await page.getByRole('banner').getByRole('button', { name: 'সার্চ খুলুন' }).click();
    const words = popular(page, 'সবাই যা খুঁজছেন').getByRole('link');
    await expect(words).toHaveCount(8);
    for (const text of await words.allTextContents()) expect(text).toMatch(/^[\u0980-\u09ff ]+$/);
    await words.first().click();
    await expect(page).toHaveURL(/\/product\?productName=%E0%A6/);
    await expect(cards(page).first()).toBeVisible();
  });

  test('keeps the text that a shopper types before the code of the search is loaded', async ({
    page,
  }) => {
    const sendCode = await holdRequests(page, CODE);
    const asked = page.waitForRequest(CODE);
    await openPage(page);
    await searchBox(page).pressSequentially(WORD, { delay: 30 });
    await asked;
    sendCode();
    await expect(options(page).first()).toBeVisible();
    await expect(searchBox(page)).toHaveValue(WORD);
    await expect(searchBox(page)).toBeFocused();
  });

  test('finds a product by several spellings, and four presses put it in the cart', {
    tag: '@full',
  }, async ({ page }) => {
    const spellings = ['roshun', '৫০০ গ্রাম রসুন', 'garlik'];
    await page.goto('/cart');
    await waitForHydration(page);
    for (const [bought, spelling] of spellings.entries()) {
      // These four presses and the typed word suffice to put the product into the cart.
      await page.getByRole('banner').getByRole('button', { name: 'Open search' }).click();
      await searchBox(page).pressSequentially(spelling);
      await options(page).filter({ hasText: 'Garlic' }).first().click();
      await expect(page).toHaveURL(/\/product\/garlic$/);
      await main(page).getByRole('radio', { name: '500 g', exact: true }).click();
      await buyButton(page).click();
      await expectCartCount(page, bought + 1);
    }
  });
});
