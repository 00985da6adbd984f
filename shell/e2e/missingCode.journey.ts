import { inGateIf } from '@marketplace/contracts/testing/journeys/inGateIf';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import {
  navigateInside,
  waitForHydration,
} from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import {
  expectAlive,
  expectLayout,
  expectRecovery,
  expectRemoteError,
  expectServedPage,
  expectWorkingPage,
} from '@marketplace/contracts/testing/journeys/pages/remoteError';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { workload } from '@marketplace/contracts/testing/workload';
import type { Page } from '@playwright/test';

// The browser logs an error for each file that fails to load.
test.use({ allowsConsoleProblems: true });

const BLOG_PAGE = /\/releases\/mf_content\/.*blog-list.*\.js/i;
const BLOG_REMOTE = /\/releases\/mf_content\//;
const GONE = { status: 404, body: 'There is no such release file.' };

/**
 * Time within which a wrong second reload would start, ms. It would start at the latest when the
 * error is shown.
 */
const SECOND_RELOAD_MS = 1000;

const CASES = [
  { missing: 'chunk', files: BLOG_PAGE, storage: 'available' },
  { missing: 'remote', files: BLOG_REMOTE, storage: 'blocked' },
  { missing: 'chunk', files: BLOG_PAGE, storage: 'blocked' },
  { missing: 'remote', files: BLOG_REMOTE, storage: 'available' },
];

/**
 * Counts the documents that the page requests from now on. A reload requests a document, and a
 * client-side navigation does not.
 */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** Makes every access to the browser's storage throw. */
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

test.describe('code that a release has removed', () => {
  // The full run tests each kind of code and each kind of storage once, the gate only the chunk.
  for (const { missing, files, storage } of workload({ gate: CASES.slice(0, 2), soak: CASES })) {
    test(
      `if a ${missing} is missing, exactly one reload shows the page (storage ${storage})`,
      inGateIf(missing === 'chunk'),
      async ({ page }) => {
        if (storage === 'blocked') await blockStorage(page);
        await page.goto('/product');
        await waitForHydration(page);
        const documents = countDocuments(page);
        await page.route(files, (route) =>
          documents() === 0 ? route.fulfill(GONE) : route.continue(),
        );
        await navigateInside(page, '/blog');
        await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Blog');
        await waitUntilIdle(page);
        await expectWorkingPage(page);
        expect(documents()).toBe(1);
      },
    );
  }

  // Only the soak tests all cases, because the tests above cover both kinds of code and of storage.
  for (const { missing, files, storage } of workload({ gate: CASES.slice(2, 3), soak: CASES })) {
    test(`if a ${missing} stays missing, the page reloads once and shows the server's markup (storage ${storage})`, {
      tag: '@full',
    }, async ({ page }) => {
      if (storage === 'blocked') await blockStorage(page);
      await page.goto('/product');
      await waitForHydration(page);
      const documents = countDocuments(page);
      await page.route(files, (route) => route.fulfill(GONE));
      await navigateInside(page, '/blog');
      await expectServedPage(page, 'Blog');
      await page.waitForTimeout(SECOND_RELOAD_MS);
      expect(documents()).toBe(1);
      await page.unroute(files);
      await expectAlive(page, 'Blog');
      expect(documents()).toBe(1);
    });
  }

  test('if a chunk fails to load while the shop is unreachable, the page shows an error without a reload', {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto('/product');
    await waitForHydration(page);
    const documents = countDocuments(page);
    await page.route(BLOG_PAGE, (route) => route.abort('connectionrefused'));
    await page.route('**/healthz', (route) => route.abort('connectionrefused'));
    await navigateInside(page, '/blog');
    await expectRemoteError(page);
    expect(documents()).toBe(0);
    await page.unroute(BLOG_PAGE);
    await expectRecovery(page, 'Blog');
  });

  test('if the main script of the shell is missing, the page reloads once and stays readable', {
    tag: '@full',
  }, async ({ page }) => {
    const documents = countDocuments(page);
    let isMissedAgain = false;
    await page.route(/\/releases\/shell\/.*\/main\.js/, (route) => {
      isMissedAgain = documents() === 2;
      return route.fulfill(GONE);
    });
    await page.goto('/product');
    await expect.poll(documents).toBe(2);
    await expect.poll(() => isMissedAgain).toBe(true);
    await page.waitForTimeout(SECOND_RELOAD_MS);
    expect(documents()).toBe(2);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expectLayout(page);
  });

  test("if the shell's translated messages fail to load once, one reload repairs the page", {
    tag: '@full',
  }, async ({ page }) => {
    const documents = countDocuments(page);
    await page.route(/\/releases\/shell\/.*\/messages-en-po.*\.js/, (route) =>
      documents() === 1 ? route.fulfill(GONE) : route.continue(),
    );
    await page.goto('/product');
    await expect.poll(documents).toBe(2);
    await waitForHydration(page);
    await page.waitForTimeout(SECOND_RELOAD_MS);
    expect(documents()).toBe(2);
  });

  // Only in the soak, because the shell's remotePages.test.tsx tests the same case with the real
  // federation runtime.
  for (const remote of workload({ gate: [], soak: ['mf_content'] })) {
    test(`if the translated messages of ${remote} never arrive, the page shows an error, and works after a reload`, async ({
      page,
    }) => {
      const messages = new RegExp(`/releases/${remote}/.*messages-.*\\.js`);
      await page.goto('/product');
      await waitForHydration(page);
      await page.route(messages, () => undefined);
      await navigateInside(page, '/blog');
      await expectRemoteError(page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.reload();
      await expectWorkingPage(page);
    });
  }
});
