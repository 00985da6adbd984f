import type { Product } from '@marketplace/contracts/api/products';
import { inGateIf } from '@marketplace/contracts/testing/journeys/inGateIf';
import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import { cartLink, expectCartCount } from '@marketplace/contracts/testing/journeys/pages/header';
import { holdRequests } from '@marketplace/contracts/testing/journeys/pages/holdRequests';
import {
  touchPage,
  waitForHydration,
} from '@marketplace/contracts/testing/journeys/pages/navigation';
import { buyButton, main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { PAGE_MS } from '@marketplace/contracts/time/timeLimits';
import type { Page } from '@playwright/test';

/** A product with three options. Some combinations do not exist, others are sold out. */
const KURTA = '/product/everyday-kurta';
/** A product with three pictures, options, and three pages of reviews. */
const HILSA = '/product/padma-hilsa';
const PHONE_WIDTH = 720;

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < PHONE_WIDTH;
const readKurta = (page: Page) =>
  callMarket<Product>(page.request, '/product/public/product/by-handle/everyday-kurta');
const inTaka = (price: number) => `৳${price.toFixed(2).replace(/(\d)(?=(\d\d)*\d\d\d\.)/g, '$1,')}`;

function combinationsOf({ variant }: Product): string[][] {
  return variant.productOptions.reduce<string[][]>(
    (rows, { productOptionValues }) =>
      rows.flatMap((row) => productOptionValues.map(({ value }) => [...row, value])),
    [[]],
  );
}

// @spec 3.7
test('a product with three options shows price, buy button and URL of the chosen combination, or Unavailable if it is not sold', async ({
  page,
}) => {
  const product = await readKurta(page);
  await page.goto(KURTA);
  await waitForHydration(page);
  const seen = new Set<string>();
  for (const [place, combination] of combinationsOf(product).entries()) {
    for (const [index, value] of combination.entries()) {
      const name = product.variant.productOptions[index]?.optionName ?? '';
      const group = main(page).getByRole('group', { name, exact: true });
      await group.getByRole('radio', { name: new RegExp(`^${value}( \\(|$)`) }).check();
    }
    const variant = product.variant.productVariants.find(
      (each) => each.variant.join() === combination.join(),
    );
    const label = !variant
      ? 'Unavailable'
      : variant.inventoryQuantity > 0
        ? 'Add to Cart'
        : 'Out of Stock';
    seen.add(label);
    await expect(buyButton(page), combination.join()).toHaveText(label);
    await expect(buyButton(page)).toBeEnabled({ enabled: label === 'Add to Cart' });
    if (variant) {
      await expect(main(page).getByText(inTaka(variant.price)).first()).toBeVisible();
      // The first values are chosen by default, so the URL may omit them.
      if (place > 0) await expect(page).toHaveURL(new RegExp(`variant=${variant.uuid}$`));
    }
  }
  expect(seen).toEqual(new Set(['Add to Cart', 'Out of Stock', 'Unavailable']));

  // A visitor can share the URL with the chosen variant, so the server must render that variant.
  const last = product.variant.productVariants.at(-1);
  const html = await (await page.request.get(`${KURTA}?variant=${last?.uuid}`)).text();
  expect(html).toContain(inTaka(last?.price ?? 0));
});

test('a visitor can page through pictures by arrow keys and enlarge them, and the buy button stays in view @both', async ({
  page,
}) => {
  await page.goto(HILSA);
  await waitForHydration(page);
  const gallery = main(page).getByRole('group', { name: /^Pictures of/ });
  await gallery.getByRole('link').first().focus();
  await expect(gallery.getByText('1 / 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByText('2 / 3')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(gallery.getByText('1 / 3')).toBeVisible();

  await page.keyboard.press('Enter');
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByText('1 / 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText('2 / 3')).toBeVisible();
  await lightbox.getByRole('button', { name: 'Next picture' }).click();
  await expect(lightbox.getByText('3 / 3')).toBeVisible();
  const large = lightbox.getByRole('button', { name: /picture 3$/ });
  await large.click();
  await expect(large).toHaveAttribute('aria-pressed', 'true');
  // After a click on the middle of the picture, the middle of the enlarged picture must be in view.
  expect(await large.locator('xpath=..').evaluate(hasItsMiddleInView)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(gallery.getByRole('link').first()).toBeFocused();

  // On wide screens, the page has a single buy button, which stays in view beside the text.
  const passed = isPhone(page) ? 'Reviews' : 'About this product';
  await main(page).getByRole('heading', { name: passed }).scrollIntoViewIfNeeded();
  const bar = main(page).getByRole('button', { name: 'Add to Cart' }).last();
  await expect(bar).toBeInViewport();
  if (!isPhone(page)) return;
  await bar.click();
  await expectCartCount(page, 1);
  const toast = page.getByText('Item added to cart').last();
  await expect(toast).toBeVisible();
  const [toastBox, barBox] = [await toast.boundingBox(), await bar.boundingBox()];
  expect((toastBox?.y ?? 0) + (toastBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(bar, 'it covers nothing').not.toBeInViewport();
});

test("a visitor follows the link to another shop's offer, and adds that offer to the cart @both", {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/product/garlic');
  await waitForHydration(page);
  await touchPage(page);
  const others = main(page).getByRole('region', { name: 'Other sellers' });
  await expect(others.getByRole('link')).toHaveCount(2);
  const cheapest = others.getByRole('link').first();
  await expect(cheapest).toContainText(/Bogura Krishi Ghor.*250\sg.*per kg/s);
  await cheapest.click();
  await expect(page).toHaveURL(/\/product\/garlic-bogura$/);
  await expect(main(page).getByText('Sold by Bogura Krishi Ghor')).toBeVisible();
  await expect(others.getByRole('link', { name: /^Faridpur Onion & Spice House/ })).toBeVisible();
  await buyButton(page).click();
  await expectCartCount(page, 1);
  await cartLink(page).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(main(page)).toContainText('Bogura Krishi Ghor');
  await expect(main(page)).not.toContainText('Faridpur');

  await page.goto('/product/everyday-kurta');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(others, 'nobody else has it').toHaveCount(0);
});

test('without JavaScript, a product page has links to its variants and to more reviews', {
  tag: '@full',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(KURTA);
  const { variant } = await readKurta(page);
  const indigo = variant.productVariants.find(
    (each) => each.variant.join() === ['S', 'Cotton', 'Indigo'].join(),
  );
  await expect(main(page).getByRole('radio')).toHaveCount(0);
  // Finds the link by its URL, because Playwright reads no text inside `noscript`.
  await main(page).locator(`a[href="?variant=${indigo?.uuid}"]`).click();
  await expect(page).toHaveURL(`${KURTA}?variant=${indigo?.uuid}`);
  await expect(main(page).locator('[name="productVariantUuid"]').first()).toHaveValue(
    indigo?.uuid ?? '',
  );

  const next = main(page)
    .getByRole('region', { name: 'Reviews', exact: true })
    .getByRole('link', { name: 'Next page' });
  // Reloads the page until the link is visible, because without scripts a region stays empty if its
  // API reply is late (decision 032).
  await expect(async () => {
    await page.goto(HILSA);
    await expect(next).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(main(page).getByRole('heading', { name: 'About this product' })).toBeVisible();
  await next.click();
  await expect(page).toHaveURL(/reviewPage=2#reviews$/);
  await context.close();
});

/** True if the box is scrolled to the middle of its content. Runs in the browser. */
function hasItsMiddleInView(box: Element): boolean {
  const { scrollLeft, scrollTop, clientWidth, scrollWidth } = box;
  const middle = (scrollWidth - clientWidth) / 2;
  return middle > 0 && [scrollLeft, scrollTop].every((at) => Math.abs(at - middle) < 3);
}

/**
 * Time of hydration. After a press, the boot script waits some seconds before it submits the form
 * itself. `soon`: the page hydrates during this wait. `late`: it hydrates after the wait. The boot
 * script must not submit the buy button's form, because the ticked options are in a separate form.
 */
for (const speed of ['soon', 'late']) {
  test(
    `if a visitor ticks options and presses the buy button before hydration, the chosen variant is added to the cart (hydration: ${speed})`,
    inGateIf(speed === 'soon'),
    async ({ page }) => {
      const { variant } = await readKurta(page);
      const wanted = variant.productVariants.find(
        (each) =>
          each.inventoryQuantity > 0 && each.variant[0] !== variant.productVariants[0]?.variant[0],
      );
      expect(wanted, 'a variant besides the first').toBeDefined();
      if (speed === 'late') await page.clock.install();
      const release = await holdRequests(page, '**/releases/shell/**/main.js');
      await page.goto(KURTA);
      for (const [index, { optionName: name }] of variant.productOptions.entries()) {
        const group = main(page).getByRole('group', { name, exact: true });
        const value = wanted?.variant[index] ?? '';
        await group.getByRole('radio', { name: new RegExp(`^${value}( \\(|$)`) }).check();
      }
      await buyButton(page).click();
      if (speed === 'late') await page.clock.fastForward(PAGE_MS);
      release();
      await expectCartCount(page, 1);
      await expect(page).toHaveURL(new RegExp(`variant=${wanted?.uuid}$`));
      await cartLink(page).click();
      await expect(main(page)).toContainText(wanted?.variant.join(' / ') ?? '');
    },
  );
}
