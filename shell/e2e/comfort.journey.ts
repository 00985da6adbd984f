import { MUTATION_HTML } from '@marketplace/contracts/testing/hostileHtml';
import { inGateIf } from '@marketplace/contracts/testing/journeys/inGateIf';
import { findPlainProduct } from '@marketplace/contracts/testing/journeys/market/products';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import { holdRequests } from '@marketplace/contracts/testing/journeys/pages/holdRequests';
import {
  scrollThrough,
  touchPage,
  waitForHydration,
} from '@marketplace/contracts/testing/journeys/pages/navigation';
import { buyButton, main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Locator, Page } from '@playwright/test';

/** Lightness of a colour from `getComputedStyle`: 0 is black, 1 is white. */
const lightness = (colour: string) =>
  (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 765;

test.describe('toasts', () => {
  for (const path of ['product', 'list'] as const) {
    // @spec 9.2
    test(
      `a toast on a ${path} page appears at the bottom centre, covers no button, and disappears by itself @both`,
      inGateIf(path === 'list'),
      async ({ page, request }) => {
        const product = await findPlainProduct(request);
        await page.goto(path === 'list' ? '/product' : `/product/${product.handle}`);
        await waitForHydration(page);
        const button = path === 'list' ? await lowAddButton(page) : buyButton(page);
        await button.click();
        const toast = page.getByRole('region', { name: 'Message', exact: true });
        await expect(toast).toContainText('Item added to cart');
        const box = await toast.boundingBox();
        const size = page.viewportSize();
        if (!box || !size) throw new Error('There is no toast to measure.');
        expect(Math.abs(box.x + box.width / 2 - size.width / 2)).toBeLessThan(20);
        expect(box.y).toBeGreaterThan(size.height / 2);
        expect(await toast.evaluate(findCoveredControls)).toEqual([]);
        await expect(toast).toBeHidden({ timeout: 4000 });
      },
    );
  }
});

test.describe('the connection', () => {
  // The browser logs an error for each file that the page prefetches while it is offline.
  test.use({ allowsConsoleProblems: true });

  test('the offline bar pushes the header down, and a product added while offline is sent once the browser is online @both', async ({
    page,
    context,
    request,
  }) => {
    const product = await findPlainProduct(request);
    const bar = page.getByRole('status').filter({ hasText: /\p{L}/u }).first();
    for (const lang of ['bn', 'fr', 'en']) {
      await page.goto(`/product/${product.handle}?lang=${lang}`);
      await touchPage(page);
      // Loads all that the scrolling below needs, because the browser is then offline.
      await scrollThrough(page);
      await waitUntilIdle(page);
      await page.evaluate(() => window.scrollTo(0, 0));
      await context.setOffline(true);
      await expect(bar).toBeVisible();
      const cart = page.getByRole('banner').getByRole('link', { name: /^(Cart|কার্ট|Panier)/ });
      // On phones, the header hides while the visitor scrolls down, and returns on scrolling up.
      for (const y of [0, 600, 300]) {
        await page.evaluate((top) => window.scrollTo(0, top), y);
        if (y !== 600) await expect(cart).toBeInViewport({ ratio: 1 });
        const covered = () => bar.evaluate(findCoveredControls, 'header');
        await expect.poll(covered, `${lang}, ${y} px`).toEqual([]);
      }
      if (lang !== 'en') await context.setOffline(false);
    }
    await expect(bar).toHaveText('You are offline. This page stays.');
    await buyButton(page).click();
    await expect(page.getByText('We do this when you are back')).toBeVisible();
    await context.setOffline(false);
    await expect(bar).toHaveText('You are online again.');
    await expect(page.getByText('Item added to cart')).toBeVisible();
  });
});

/**
 * Scrolls a product list until a button that adds a product to the cart is where a toast would
 * appear.
 */
async function lowAddButton(page: Page): Promise<Locator> {
  const button = main(page)
    .getByRole('button', { name: /^Add .+ to cart/ })
    .nth(3);
  await button.evaluate((low) =>
    window.scrollBy(0, low.getBoundingClientRect().bottom - window.innerHeight + 30),
  );
  return button;
}

/** Names of the controls that an element covers, in an area of the page. */
function findCoveredControls(cover: Element, area = 'body'): string[] {
  const { left, right, top, bottom } = cover.getBoundingClientRect();
  return [...document.querySelectorAll('button, input, select, textarea, summary, [data-button]')]
    .filter((control) => !cover.contains(control) && control.closest(area))
    .filter((control) => {
      const box = control.getBoundingClientRect();
      const isOver = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      return isOver && box.height > 0 && control.checkVisibility({ visibilityProperty: true });
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '');
}

test.describe('navigation', () => {
  test('prefetches a focused link, moves the focus to the new heading, and restores the scroll position on Back', async ({
    page,
  }) => {
    await page.goto('/product');
    await touchPage(page);
    await waitUntilIdle(page);
    const focused = main(page).locator('a[href^="/product/"]').nth(12);
    const handle = (await focused.getAttribute('href'))?.replace('/product/', '');
    const asked = page.waitForRequest(`**/api/product/public/product/by-handle/${handle}`);
    await focused.focus();
    await asked;
    await expect(page).toHaveURL(/\/product$/);

    const link = main(page).locator('a[href^="/product/"]').nth(9);
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(100);
    await link.click();
    await expect(page).toHaveURL(/\/product\/.+/);
    const heading = main(page).getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${(await heading.textContent())?.slice(0, 8)}`));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 60);
  });

  // @spec 9.3
  test('the progress bar appears if a navigation takes longer than 200 ms', {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto('/blog');
    await waitForHydration(page);
    await touchPage(page);
    await waitUntilIdle(page);
    const release = await holdRequests(page, '**/api/**');
    const link = main(page).locator('a[href^="/blog/"]').first();
    const shownAfterMs = link.evaluate(async (element) => {
      const clicked = new Promise<number>((resolve) =>
        element.addEventListener('click', (event) => resolve(event.timeStamp), { once: true }),
      );
      const line = () => document.querySelector('[data-progress]');
      while (!line()) await new Promise(requestAnimationFrame);
      return performance.now() - (await clicked);
    });
    await link.click();
    expect(await shownAfterMs).toBeGreaterThanOrEqual(200);
    const line = page.locator('[data-progress]');
    await expect(line).toBeVisible();
    expect(await line.evaluate((element) => getComputedStyle(element).animationDelay)).toMatch(
      /^0s/,
    );
    release();
  });
});

test.describe('appearance', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`if the device prefers ${colorScheme} colours, a page has them before any script runs`, async ({
      browser,
      baseURL,
    }) => {
      // Scripts are disabled, so only the HTML and CSS of the document can set the colours.
      const context = await browser.newContext({ colorScheme, javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${baseURL}/blog`);
      const background = await page
        .locator('body')
        .evaluate((body) => getComputedStyle(body).backgroundColor);
      expect(lightness(background) > 0.5).toBe(colorScheme === 'light');
      await context.close();
    });
  }

  test('a printed page has no header and no footer', async ({ page }) => {
    await page.goto('/blog');
    await waitForHydration(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('after hydration, a page has one share card, and a manifest for its installation as an app', async ({
    page,
    request,
  }) => {
    await page.goto('/blog');
    await waitForHydration(page);
    await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
    await expect(page.locator('meta[name="twitter:card"]')).toHaveCount(1);
    await expect(page.locator('meta[property="og:description"]')).toHaveCount(1);
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = await request.get(href ?? '');
    expect(manifest.headers()['content-type']).toContain('application/manifest+json');
    const { name, icons }: { name: string; icons: { src: string; type: string }[] } =
      await manifest.json();
    expect(name).toBe('Nodibazar');
    const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
    for (const src of [touch ?? '', '/favicon.ico', ...icons.map((icon) => icon.src)]) {
      const icon = await request.get(src);
      expect(icon.status(), src).toBe(200);
      expect(icon.headers()['content-type'], src).toBe('image/png');
    }
  });

  test('every page has a share card with absolute URLs', async ({ request, baseURL }) => {
    // Requests only the HTML, because services that show share cards do not run a page's scripts.
    for (const path of ['/', '/blog', '/cart']) {
      const html = await (await request.get(path)).text();
      const contentsOf = (name: string) => [
        ...html.matchAll(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, 'g')),
      ];
      const [[, image = ''] = []] = contentsOf('og:image');
      expect(image, path).toMatch(new RegExp(`^${baseURL}/`));
      expect((await request.get(image)).status(), path).toBe(200);
      expect(contentsOf('twitter:card'), path).toHaveLength(1);
      expect(contentsOf('og:description'), path).toHaveLength(1);
    }
  });
});

test.describe('security', () => {
  // The browser logs an error for each attempt that Trusted Types blocks.
  test.use({ allowsConsoleProblems: true });

  test('the page enforces Trusted Types, so that foreign text cannot run as code', async ({
    page,
  }) => {
    await page.goto('/product');
    await waitForHydration(page);
    const refused = await page.evaluate(() => {
      const attempts: Record<string, () => unknown> = {
        script: () =>
          Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }),
        upload: () => Object.assign(document.createElement('script'), { src: '/api/media/x.js' }),
        policy: () => Reflect.get(window, 'trustedTypes').createPolicy('another', {}),
      };
      return Object.entries(attempts).flatMap(([name, attempt]) => {
        try {
          attempt();
          return [];
        } catch {
          return [name];
        }
      });
    });
    expect(refused).toEqual(['script', 'upload', 'policy']);
    const hostile = [
      '<img onerror="x()">',
      '<svg/onload=x()>',
      '<a href="&#106avascript:x()">x</a>',
      ...MUTATION_HTML,
    ];
    const put = await page.evaluate((markups) => {
      const place = document.createElement('div');
      return [...markups, '<b title="on">x</b>'].map((markup) => {
        place.innerHTML = markup;
        return place.childElementCount;
      });
    }, hostile);
    expect(put, 'elements made of each').toEqual([...hostile.map(() => 0), 1]);
  });
});
