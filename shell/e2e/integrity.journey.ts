import { inGateIf } from '@marketplace/contracts/testing/journeys/inGateIf';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import {
  navigateInside,
  touchPage,
  waitForHydration,
} from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import {
  expectAlive,
  expectLayout,
  expectRemoteError,
  expectServedPage,
  expectWorkingPage,
} from '@marketplace/contracts/testing/journeys/pages/remoteError';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page, Route } from '@playwright/test';

// The browser logs an error for each altered file.
test.use({ allowsConsoleProblems: true });

// Removes the routes even if a retried request is still pending.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Replies with the file and one additional statement. */
async function alter(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()};globalThis.isAltered=1` });
}

const hasRun = (page: Page) => page.evaluate(() => 'isAltered' in globalThis);

const OF_THE_PAGE = [
  ['container', /\/releases\/mf_content\/.*\/remoteEntry\.js/],
  ['script of a page', /\/releases\/mf_content\/.*blog-list(?!.*-po).*\.js/i],
  ['script with translated messages', /\/releases\/mf_content\/.*\/messages-en-po\.js/],
] as const;

for (const [kind, files] of OF_THE_PAGE) {
  test(
    `an altered ${kind} does not run, and the page stays as the server sent it`,
    inGateIf(kind === 'container'),
    async ({ page }) => {
      await page.route(files, alter);
      await page.goto('/blog');
      await expectServedPage(page, 'Blog');
      expect(await hasRun(page)).toBe(false);
      // Waits for a handler that has not replied yet, because it would fail without its route.
      await page.unrouteAll({ behavior: 'wait' });
      await expectAlive(page, 'Blog');
    },
  );
}

test('if the main script of the shell is altered, the script does not run, and the page stays readable', {
  tag: '@full',
}, async ({ page }) => {
  let count = 0;
  await page.route(/\/releases\/shell\/.*\/main\.js/, async (route) => {
    await alter(route);
    count += 1;
  });
  await page.goto('/blog');
  // The page reloads once, because the file could have been missing after a new release.
  await expect.poll(() => count).toBe(2);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  expect(await hasRun(page)).toBe(false);
});

test('a script that loads after hydration does not run if the script or its list of hashes was altered', {
  tag: '@full',
}, async ({ page }) => {
  const LATE = /\/releases\/shell\/.*\/(after-hydration|footer)\.js/;
  await page.route(LATE, alter);
  await page.goto('/blog');
  await waitForHydration(page);
  await touchPage(page);
  await waitUntilIdle(page);
  expect(await hasRun(page)).toBe(false);
  await expectWorkingPage(page);

  await page.route(/\/releases\/mf_catalog\/.*\/integrity\.json/, (route) =>
    route.fulfill({ json: {} }),
  );
  await navigateInside(page, '/product');
  await expectRemoteError(page);
  await expectLayout(page);
});

test('a page fetches each script once, and refuses a script without a hash', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(request.url());
  });
  for (const path of ['/', '/blog']) {
    requested.length = 0;
    await page.goto(path);
    await waitForHydration(page);
    await touchPage(page);
    await waitUntilIdle(page);
    expect(requested.length).toBeGreaterThan(5);
    expect(requested.filter((url, index) => requested.indexOf(url) !== index)).toEqual([]);
  }
  // The Integrity-Policy header makes browsers refuse a script without a hash.
  const isRefused = await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const script = document.createElement('script');
        script.onload = () => resolve(false);
        script.onerror = () => resolve(true);
        script.src = src;
        document.head.append(script);
      }),
    requested[0] ?? '',
  );
  expect(isRefused, 'a script without a hash').toBe(true);
});
