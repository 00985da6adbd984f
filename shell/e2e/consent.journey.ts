import { findPlainProduct } from '@marketplace/contracts/testing/journeys/market/products';
import { findAxeViolationsInBothSchemes } from '@marketplace/contracts/testing/journeys/observe/axe';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import {
  readLayoutShifts,
  recordLayoutShifts,
} from '@marketplace/contracts/testing/journeys/observe/layoutShifts';
import { openFooterMenu } from '@marketplace/contracts/testing/journeys/pages/header';
import {
  touchPage,
  waitForHydration,
} from '@marketplace/contracts/testing/journeys/pages/navigation';
import { buyButton } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';

test.use({ hasAnsweredConsent: false });

const notice = (page: Page) => page.getByRole('region', { name: 'Cookies and statistics' });
const isMeasurement = (url: string) => url.endsWith('/api/measurements');

/**
 * Tells the page that its tab is in the background, because the tabs of a headless browser are
 * always in front.
 */
const putInBackground = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

async function openPage(page: Page, path: string, options: { referer?: string } = {}) {
  await page.goto(path, options);
  await waitForHydration(page);
  await touchPage(page);
}

/** True if a press in the middle of the button "Agree" would reach the button. */
const takesPresses = (page: Page) =>
  notice(page)
    .getByRole('button', { name: 'Agree' })
    .evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });

test('a new visitor who refuses statistics is not asked again, is not measured, and can agree later @both', async ({
  page,
  request,
}) => {
  const measurements: string[] = [];
  page.on('request', (sent) => {
    if (isMeasurement(sent.url())) measurements.push(sent.url());
  });
  const product = await findPlainProduct(request);
  await openPage(page, `/product/${product.handle}`);
  await waitUntilIdle(page);
  await expect(notice(page)).toBeHidden();
  await openPage(page, '/shoplist', { referer: page.url() });
  await expect(notice(page)).toBeVisible();
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([]);

  await notice(page).getByRole('button', { name: 'Refuse' }).click();
  await expect(notice(page)).toBeHidden();
  await openPage(page, '/blog');
  await waitUntilIdle(page);
  await openFooterMenu(page, 'Legal');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cookies and statistics' });
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Cookies and statistics' });
  await dialog.getByRole('checkbox', { name: /Statistics/ }).check();
  await expect(notice(page)).toBeHidden();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  expect(measurements).toEqual([]);
});

test('the consent notice is at most 96 px high in each language, shifts nothing, and at first lets presses through to the page', async ({
  page,
}) => {
  await recordLayoutShifts(page);
  const referer = `${stack.origin}/blog`;
  for (const lang of ['bn', 'fr', 'en']) {
    await openPage(page, `/shoplist?lang=${lang}`, { referer });
    const bar = page.getByRole('region', { name: /Cookies|কুকি/ });
    await expect(bar).toBeInViewport({ ratio: 1 });
    const { height } = (await bar.boundingBox()) ?? {};
    expect(height, lang).toBeLessThanOrEqual(96);
    expect(await readLayoutShifts(page)).toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/shoplist', { referer });
  await notice(page).waitFor();
  expect(await takesPresses(page)).toBe(false);
  await expect.poll(() => takesPresses(page)).toBe(true);
});

test('the consent notice is not the largest contentful paint of a short page', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/category', { referer: `${stack.origin}/blog` });
  await waitForHydration(page);
  await touchPage(page);
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  const largest = await page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) =>
        new PerformanceObserver((list) => {
          const last: (PerformanceEntry & { element?: Element }) | undefined = list
            .getEntries()
            .at(-1);
          const region = last?.element?.closest('[role=region], main, header, footer');
          resolve(region?.localName);
        }).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  );
  expect(largest).toBe('main');
});

test('if a visitor agrees to statistics, additions to the cart and load times are measured', async ({
  page,
  request,
}) => {
  const product = await findPlainProduct(request);
  await openPage(page, '/shoplist', { referer: `${stack.origin}/blog` });
  await notice(page).getByRole('button', { name: 'Agree' }).click();
  await openPage(page, `/product/${product.handle}`);
  // Waits until the measuring code has loaded, because the press below ends the LCP measurement.
  await waitUntilIdle(page);
  await buyButton(page).click();
  await expect(page.getByText('Item added to cart').last()).toBeVisible();

  const answered = page.waitForResponse((response) => isMeasurement(response.url()));
  await putInBackground(page);
  const response = await answered;
  expect(response.status()).toBe(200);
  const { events, vitals } = response.request().postDataJSON();
  expect(events).toContainEqual({
    name: 'add_to_cart',
    items: [{ productUuid: product.uuid, quantity: 1 }],
  });
  const ofPage = { remote: 'mf_catalog', release: expect.any(String), value: expect.any(Number) };
  for (const name of ['FCP', 'LCP', 'CLS', 'TTFB']) {
    expect(vitals).toContainEqual({ ...ofPage, name });
  }
});
