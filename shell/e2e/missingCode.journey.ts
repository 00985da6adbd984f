import type { Page } from '@playwright/test';
import { countDocuments } from './observe/countDocuments';
import { goInside } from './pages/goInside';
import { main } from './pages/productPage';
import { expectLayout, expectRemoteError, expectWorkingPage, recover } from './pages/remoteError';
import { waitForHydration } from './pages/waitForHydration';
import { expect, test } from './test';

// The browser itself reports each file that fails to load.
test.use({ isComplaining: true });

const BLOG_PAGE = /\/releases\/mf_content\/.*blog-list.*\.js/i;
const BLOG_REMOTE = /\/releases\/mf_content\//;
const GONE = { status: 404, body: 'There is no such release file.' };

/** A browser that refuses to keep anything for the shop. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
}

test.describe('code that a release took away @once', () => {
  for (const storage of ['kept', 'blocked'] as const) {
    for (const [what, files] of [
      ['chunk', BLOG_PAGE],
      ['remote', BLOG_REMOTE],
    ] as const) {
      test(`a missing ${what} brings the page of now by exactly one reload, storage ${storage}`, async ({
        page,
      }) => {
        if (storage === 'blocked') await blockStorage(page);
        await page.goto('/product');
        await waitForHydration(page);
        const documents = countDocuments(page);
        await page.route(files, (route) =>
          documents() === 0 ? route.fulfill(GONE) : route.continue(),
        );
        await goInside(page, '/blog');
        await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Blog');
        await waitForHydration(page);
        await page.waitForLoadState('networkidle');
        await expectWorkingPage(page);
        expect(documents()).toBe(1);
      });

      test(`a ${what} missing for good shows the error after one reload, storage ${storage}`, async ({
        page,
      }) => {
        if (storage === 'blocked') await blockStorage(page);
        await page.goto('/product');
        await waitForHydration(page);
        const documents = countDocuments(page);
        await page.route(files, (route) => route.fulfill(GONE));
        await goInside(page, '/blog');
        await expectRemoteError(page);
        await page.waitForTimeout(3000);
        expect(documents()).toBe(1);
        await page.unroute(files);
        await recover(page, 'Blog');
        expect(documents()).toBe(1);
      });
    }
  }

  test('a chunk that cannot be had while the shop is not there shows the error in place', async ({
    page,
  }) => {
    await page.goto('/product');
    await waitForHydration(page);
    const documents = countDocuments(page);
    await page.route(BLOG_PAGE, (route) => route.abort('connectionrefused'));
    await page.route('**/healthz', (route) => route.abort('connectionrefused'));
    await goInside(page, '/blog');
    await expectRemoteError(page);
    expect(documents()).toBe(0);
    await page.unroute(BLOG_PAGE);
    await recover(page, 'Blog');
  });

  test("the shell's own script missing leaves a page that reads, after one reload", async ({
    page,
  }) => {
    const documents = countDocuments(page);
    await page.route(/\/releases\/shell\/.*\/main\.js/, (route) => route.fulfill(GONE));
    await page.goto('/product');
    await expect.poll(documents).toBe(2);
    await page.waitForTimeout(2000);
    expect(documents()).toBe(2);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expectLayout(page);
  });

  test('texts of a remote that hang show the error in time, and come on Retry', async ({
    page,
  }) => {
    const texts = /\/releases\/mf_content\/.*messages-.*\.js/;
    await page.goto('/product');
    await waitForHydration(page);
    await page.route(texts, () => undefined);
    await goInside(page, '/blog');
    await expectRemoteError(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await expectWorkingPage(page);
  });
});
