import type { Product } from '@marketplace/contracts/api/products';
import type { Page } from '@playwright/test';
import { callMarket } from './market/callMarket';
import { findBarriers } from './observe/findBarriers';
import { buyButton, main } from './pages/productPage';
import { waitForHydration } from './pages/waitForHydration';
import { expect, test } from './test';

declare global {
  interface Window {
    wasHacked?: boolean;
  }
}

const SCRIPT = '<img src="/nothing.webp" alt="" onerror="window.wasHacked=true">';

/** What no shop should send: no length is sensible, no picture there, and scripts everywhere. */
const spoil = (product: Product): Product => ({
  ...product,
  name: `<script>window.wasHacked=true</script>${'অনেকদীর্ঘনাম'.repeat(30)}`,
  // The host has taken the scripts out, by contract; Trusted Types refuse what it would overlook.
  description: `<p dir="rtl">سمك طازج من النهر</p><table><tr><td>${'x'.repeat(200)}</td></tr></table>`,
  price: 0,
  comparePrice: null,
  imageUrls: [],
  brandName: SCRIPT,
  shopName: `${SCRIPT}${'x'.repeat(120)}`,
  shopLogoUrl: null,
  tags: [SCRIPT, 'سمك'],
  hasVariants: true,
  variant: {
    productOptions: Array.from({ length: 12 }, (_, index) => ({
      optionName: `Option ${index + 1}`,
      productOptionValues: [{ value: 'v'.repeat(60) }, { value: '<b>' }],
    })),
    productVariants: [],
  },
});

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('hostile data @once', () => {
  // The policy that refuses inline handlers says so on the console.
  test.use({ isComplaining: true, viewport: { width: 320, height: 640 } });

  test('a product of it is shown as text, runs nothing and stays on a small screen', async ({
    page,
  }) => {
    const real = await callMarket<Product>(
      page.request,
      '/product/public/product/by-handle/everyday-kurta',
    );
    await page.route('**/api/product/public/product/by-handle/**', (route) =>
      route.fulfill({ json: spoil(real) }),
    );
    await page.goto('/product');
    await waitForHydration(page);
    await main(page).getByRole('article').first().getByRole('link').first().click();
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText('<script>');
    await expect(buyButton(page)).toHaveText('Unavailable');
    await expect(main(page).getByRole('radio')).toHaveCount(24);
    await expect(main(page).getByText('سمك طازج من النهر')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.wasHacked)).toBeUndefined();
    expect(await sidewaysScroll(page), 'pixels of sideways scroll').toBeLessThanOrEqual(0);
    expect(await findBarriers(page)).toEqual([]);
  });
});
