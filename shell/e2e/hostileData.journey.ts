import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import { signIn } from '@marketplace/contracts/testing/journeys/market/customers';
import {
  findPlainProduct,
  findProductWithVariants,
} from '@marketplace/contracts/testing/journeys/market/products';
import { fillCart, listOrders } from '@marketplace/contracts/testing/journeys/market/purchases';
import { findAxeViolations } from '@marketplace/contracts/testing/journeys/observe/axe';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import {
  readLayoutShifts,
  recordLayoutShifts,
} from '@marketplace/contracts/testing/journeys/observe/layoutShifts';
import { openSearch, searchBox } from '@marketplace/contracts/testing/journeys/pages/header';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { buyButton, main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import {
  type Marketplace,
  startMarketplace,
} from '@marketplace/contracts/testing/startMarketplace';
import type { APIRequestContext, Page } from '@playwright/test';
import { findForeignCode, findUnlistedCode } from './findForeignCode';
import { ownerTag } from './remotes';
import { startHostileApi } from './startHostileApi';

/** A word that a shopper may paste into a search field or type into a URL. */
const LONG_WORD = 'x'.repeat(100);

type FindHandle = (request: APIRequestContext) => Promise<string | undefined>;

const findPost: FindHandle = async (request) => {
  const { items } = await callMarket<{ items: { handle: string }[] }>(request, '/blog');
  return items[0]?.handle;
};
const findPlain: FindHandle = async (request) => (await findPlainProduct(request)).handle;

/** Pages that show texts written by shops and authors; `find` returns the end of the path. */
const SHOWN: { path: string; find?: FindHandle }[] = [
  { path: '/' },
  { path: '/product' },
  { path: '/shoplist' },
  { path: '/shop/bogura-krishi' },
  { path: '/blog' },
  { path: '/blog/', find: findPost },
  { path: '/product/', find: findPlain },
  { path: '/product/everyday-kurta' },
  { path: `/product?productName=${LONG_WORD}` },
  { path: `/shoplist?shopName=${LONG_WORD}` },
];

/**
 * Pages of a customer that show texts written by the customer. The test adds the id of an order to
 * paths that end with `/` or `=`.
 */
const OWN_PAGES = [
  ...['/orders', '/complain', '/profile', '/wishlist', '/cart', '/checkout'],
  ...['/orders/', '/thank-you?order='],
];

let api: Awaited<ReturnType<typeof startHostileApi>>;
let market: Marketplace;
let dialogs: string[];

const about = (page: Page) => main(page).getByRole('region', { name: 'About this product' });
const quickView = (page: Page) => page.getByRole('dialog', { name: 'Quick view' });

/** Expects that the page is complete, has no injected code, and does not scroll sideways. */
async function expectIntact(page: Page): Promise<void> {
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await findForeignCode(page)).toEqual([]);
  expect(dialogs).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, 'pixels of sideways scroll').toBeLessThanOrEqual(0);
}

/** Scrolls down in steps, because late regions and pictures load only near the viewport. */
async function jumpToEnd(page: Page): Promise<void> {
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), share);
  }
  await waitUntilIdle(page);
}

async function open(page: Page, path: string): Promise<void> {
  await recordLayoutShifts(page);
  const response = await page.goto(`${market.origin}${path}`);
  expect(response?.status()).toBe(200);
  await waitForHydration(page);
}

test.describe('with hostile data', () => {
  test.describe.configure({ mode: 'default' });
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

  for (const shown of SHOWN) {
    test(`${shown.path} is rendered and hydrated without foreign code, sideways scrolling or layout shifts ${ownerTag(shown.path)}`, {
      tag: '@full',
    }, async ({ page, context }) => {
      const path = `${shown.path}${(await shown.find?.(context.request)) ?? ''}`;
      // Retries, because a busy gateway may stream the page. The policy of a streamed page has a
      // nonce.
      await expect(async () => {
        const answer = await context.request.get(`${market.origin}${path}`);
        const policy = answer.headers()['content-security-policy'] ?? '';
        expect(policy).not.toContain('nonce');
        expect(findUnlistedCode(await answer.text(), policy)).toEqual([]);
      }).toPass();

      await open(page, path);
      await waitUntilIdle(page);
      await expectIntact(page);
      await jumpToEnd(page);
      await expectIntact(page);
      expect(await readLayoutShifts(page)).toEqual([]);
    });
  }

  test('a product page works, whether it is opened by its URL or by a link @mf_catalog', {
    tag: '@full',
  }, async ({ page, context }) => {
    const { handle } = await findProductWithVariants(context.request);
    await open(page, `/product/${handle}`);
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText('<script>');
    await expect(main(page).getByRole('radio')).toHaveCount(12 * 8);
    await expect(about(page)).toContainText('Fresh from the Padma');
    const [jsonLd = ''] = await page
      .locator('script[type="application/ld+json"]')
      .allTextContents();
    expect(JSON.parse(jsonLd).name).toContain('</script>');
    const rendered = await about(page).innerHTML();

    // The region hydrates when the pointer enters it. The browser must then render the same markup as
    // the server.
    await about(page).hover();
    await waitUntilIdle(page);
    expect(await about(page).innerHTML()).toBe(rendered);
    await expectIntact(page);
    expect(await findAxeViolations(page)).toEqual([]);

    await expect(buyButton(page)).toHaveText('Add to Cart');
    await main(page).getByRole('radio').nth(1).check();
    await expect(buyButton(page)).toHaveText('Unavailable');
    await expectIntact(page);

    await open(page, '/product');
    await main(page).getByRole('article').first().getByRole('link').first().click();
    await expect(about(page)).toContainText('Fresh from the Padma');
    await expect(main(page).getByText('৳0.00').first()).toBeVisible();
    await expect(buyButton(page)).toHaveText(/^(Add to Cart|Out of Stock)$/);
    // Waits, because a shelf of products collapses if the API has no products for it.
    await waitUntilIdle(page);
    await jumpToEnd(page);
    await expectIntact(page);
    expect(await readLayoutShifts(page)).toEqual([]);
  });

  for (const path of OWN_PAGES) {
    test(`the customer's ${path} wraps long words in addresses, names, notes, devices and complaints ${ownerTag(path)}`, {
      tag: '@full',
    }, async ({ page, context }) => {
      const { items } = await listOrders(context.request, await signIn(context));
      await fillCart(context);
      await open(page, /[/=]$/.test(path) ? `${path}${items[0]?.uuid}` : path);
      await jumpToEnd(page);
      await expect(main(page)).toContainText(/x{20}|দীর্ঘনাম/);
      await expectIntact(page);
    });
  }

  test('markup is shown as text in the search box, the quick view, the cart, the wishlist and the checkout @mf_catalog/SearchBox @mf_catalog/QuickView', {
    tag: '@full',
  }, async ({ page, context }) => {
    await signIn(context);
    const { handle } = await findPlainProduct(context.request);
    await open(page, '/product');
    await main(page)
      .getByRole('button', { name: /^Quick view of/ })
      .first()
      .click();
    await expect(quickView(page)).toContainText('Fresh from the Padma');
    await expectIntact(page);
    await page.keyboard.press('Escape');
    await expect(quickView(page)).toBeHidden();

    await openSearch(page);
    await searchBox(page).pressSequentially('fish');
    await expect(page.getByRole('search').getByRole('option').first()).toContainText('<script>');
    await expectIntact(page);

    await open(page, `/product/${handle}`);
    await buyButton(page).click();
    await expect(page.getByRole('region', { name: 'Message', exact: true })).toContainText(
      'Item added to cart',
    );
    await main(page)
      .getByRole('button', { name: /wishlist/i })
      .first()
      .click();
    for (const path of ['/cart', '/wishlist', '/checkout']) {
      await open(page, path);
      await expect(main(page)).toContainText('<script>');
      await expectIntact(page);
    }
  });
});
