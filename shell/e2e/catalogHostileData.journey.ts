import {
  type Marketplace,
  startMarketplace,
} from '@marketplace/contracts/testing/startMarketplace';
import type { Page } from '@playwright/test';
import { findPlainProduct, findProductWithVariants } from './market/findProducts';
import { PAGES } from './market/listPages';
import { signIn } from './market/signIn';
import { findBarriers } from './observe/findBarriers';
import { findForeignCode } from './observe/findForeignCode';
import { readLayoutShifts, recordLayoutShifts } from './observe/layoutShift';
import { openSearch, searchBox } from './pages/header';
import { buyButton, main } from './pages/productPage';
import { waitForHydration } from './pages/waitForHydration';
import { stack } from './setup/stack';
import { startHostileApi } from './setup/startHostileApi';
import { expect, test } from './test';

/** Kinds of pages that show what shops and authors wrote. */
const SHOWN = [
  ...['home', 'product list', 'shop list', 'shop', 'blog', 'blog post', 'plain product'],
  'product with three options',
];

let api: Awaited<ReturnType<typeof startHostileApi>>;
let market: Marketplace;
let dialogs: string[];

const about = (page: Page) => main(page).getByRole('region', { name: 'About this product' });
const quickView = (page: Page) => page.getByRole('dialog', { name: 'Quick view' });

/** Whatever the data: the page is whole, nothing of it ran, and it stays on a small screen. */
async function expectHolding(page: Page): Promise<void> {
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await findForeignCode(page)).toEqual([]);
  expect(dialogs).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, 'pixels of sideways scroll').toBeLessThanOrEqual(0);
}

/** Late parts and pictures come when they are near. */
async function readToTheEnd(page: Page): Promise<void> {
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), share);
    await page.waitForLoadState('networkidle');
  }
}

async function open(page: Page, path: string): Promise<void> {
  await recordLayoutShifts(page);
  const response = await page.goto(`${market.origin}${path}`);
  expect(response?.status()).toBe(200);
  await waitForHydration(page);
}

test.describe('hostile data @once', () => {
  test.describe.configure({ mode: 'default', timeout: 90_000 });
  test.use({ viewport: { width: 360, height: 740 } });

  test.beforeAll(async () => {
    api = await startHostileApi(stack.apiOrigin);
    market = await startMarketplace({
      dataDir: stack.dataDir,
      apiOrigin: api.origin,
      env: { RENDER_WORKERS: '1' },
    });
  });

  test.afterAll(async () => {
    await market.stop();
    await api.stop();
  });

  test.beforeEach(({ page }) => {
    dialogs = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
  });

  for (const { name, open: pathOf } of PAGES.filter((page) => SHOWN.includes(page.name))) {
    test(`${name} is drawn of it by the server, and taken over by the browser`, async ({
      page,
      context,
    }) => {
      const path = await pathOf(context);
      const html = await (await context.request.get(`${market.origin}${path}`)).text();
      expect(html.match(/<(?:script|style)\b(?![^>]* (?:nonce|id)=)[^>]*>/g)).toBeNull();

      await open(page, path);
      await expectHolding(page);
      await readToTheEnd(page);
      await expectHolding(page);
      expect(await readLayoutShifts(page)).toEqual([]);
    });
  }

  test('a product can be read, chosen and bought, by link and on the server', async ({
    page,
    context,
  }) => {
    const { handle } = await findProductWithVariants(context.request);
    await open(page, `/product/${handle}`);
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText('<script>');
    await expect(main(page).getByRole('radio')).toHaveCount(12 * 8);
    await expect(about(page)).toContainText('Fresh from the Padma');
    const [jsonLd = ''] = await page
      .locator('script[type="application/ld+json"]')
      .allTextContents();
    expect(JSON.parse(jsonLd).name).toContain('</script>');
    const drawn = await about(page).innerHTML();

    // Whoever turns to the text makes the browser draw it anew: the same.
    await about(page).hover();
    await page.waitForLoadState('networkidle');
    expect(await about(page).innerHTML()).toBe(drawn);
    await expectHolding(page);
    expect(await findBarriers(page)).toEqual([]);

    await expect(buyButton(page)).toHaveText('Add to Cart');
    await main(page).getByRole('radio').nth(1).check();
    await expect(buyButton(page)).toHaveText('Unavailable');
    await expectHolding(page);

    await open(page, '/product');
    await main(page).getByRole('article').first().getByRole('link').first().click();
    await expect(about(page)).toContainText('Fresh from the Padma');
    await expect(main(page).getByText('৳0.00').first()).toBeVisible();
    await expect(buyButton(page)).toHaveText(/^(Add to Cart|Out of Stock)$/);
    await readToTheEnd(page);
    await expectHolding(page);
    expect(await readLayoutShifts(page)).toEqual([]);
  });

  test('stays a text in the search box, the quick view, the cart, the wishlist and at the checkout', async ({
    page,
    context,
  }) => {
    await signIn(context);
    const { handle } = await findPlainProduct(context.request);
    await open(page, '/product');
    await openSearch(page);
    await searchBox(page).pressSequentially('fish');
    await expect(page.getByRole('search').getByRole('option').first()).toContainText('<script>');
    await expectHolding(page);
    await page.keyboard.press('Escape');

    await open(page, '/product');
    await main(page)
      .getByRole('button', { name: /^Quick view of/ })
      .first()
      .click();
    await expect(quickView(page)).toContainText('Fresh from the Padma');
    await expectHolding(page);

    await open(page, `/product/${handle}`);
    await buyButton(page).click();
    await expect(page.getByRole('region', { name: 'Message' })).toContainText('Item added to cart');
    await main(page)
      .getByRole('button', { name: /wishlist/i })
      .first()
      .click();
    for (const path of ['/cart', '/wishlist', '/checkout']) {
      await open(page, path);
      await expect(main(page)).toContainText('<script>');
      await expectHolding(page);
    }
  });
});
