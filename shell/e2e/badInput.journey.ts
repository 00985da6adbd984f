import { openSession } from '@marketplace/contracts/testing/journeys/market/customers';
import {
  navigateInside,
  waitForHydration,
} from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import type { Page } from '@playwright/test';
import { ownerTag } from './remotes';

test.describe('an unknown URL', () => {
  const home = (page: Page) => main(page).getByRole('link', { name: /home/i });

  for (const path of [
    '/product/no-such-product',
    '/blog/no-such-post',
    '/nodibazar/x',
    '/no-such-page',
  ]) {
    // @spec 2.3
    test(`${path} shows a 404 page inside the layout, with a link to the home page ${ownerTag(path)}`, async ({
      page,
    }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(main(page)).toContainText('This page could not be found');
      await expect(page.getByRole('banner')).toBeVisible();
      await home(page).click();
      await expect(page).toHaveURL(/\/$/);
    });
  }
});

test.describe('a navigation to an unknown product', () => {
  // The browser logs an error for the API's 404 response.
  test.use({ allowsConsoleProblems: true });

  test('shows that the page was not found', async ({ page }) => {
    await page.goto('/blog');
    await waitForHydration(page);
    await navigateInside(page, '/product/no-such-product');
    await expect(main(page)).toContainText('This page could not be found');
  });
});

test.describe('the API', () => {
  for (const query of ['pageSize=abc', 'pageNumber=-1', 'pageNumber=1e9', 'pageSize=100000']) {
    test(`refuses ${query} with 400 and the reason`, async ({ request }) => {
      const response = await request.get(`/api/product/public/product?${query}`);
      expect(response.status()).toBe(400);
      const { statusCode, message } = await response.json();
      expect(statusCode).toBe(400);
      expect(String(message)).toContain(query.split('=')[0]);
    });
  }
});

test.describe('a request body', () => {
  test('is refused with 413 if it is larger than 1 MB', async ({ request }) => {
    const response = await request.post('/api/auth/customer/signin', {
      data: { emailOrPhone: 'x'.repeat(1024 * 1024), password: 'x' },
    });
    expect(response.status()).toBe(413);
    expect((await response.json()).statusCode).toBe(413);
  });

  test('is refused without a stack trace if it is not JSON', async ({ request }) => {
    const response = await request.post('/api/auth/customer/signin', {
      headers: { 'content-type': 'application/json' },
      data: Buffer.from('{"emailOrPhone":'),
    });
    expect(response.status()).toBe(400);
    expect(await response.text()).not.toMatch(/at .*\.ts|node_modules|stack/i);
  });
});

test.describe('an access token', () => {
  const forged = 'a'.repeat(64);

  test('is refused by the API with 401 if it is forged', async ({ request }) => {
    const response = await request.get('/api/order/my-order', {
      headers: { authorization: `Bearer ${forged}` },
    });
    expect(response.status()).toBe(401);
  });

  test('is invalid after logout', async ({ request }) => {
    const headers = { authorization: `Bearer ${await openSession(request)}` };
    expect((await request.get('/api/order/my-order', { headers })).status()).toBe(200);
    await request.post('/api/auth/customer/logout', { headers });
    expect((await request.get('/api/order/my-order', { headers })).status()).toBe(401);
  });

  test('does not open the page of orders if it is forged', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'accessToken', value: forged, url: baseURL }]);
    await page.goto('/orders');
    await expect(page).toHaveURL(/\/$/);
  });

  // Checks the redirect itself over HTTP. The test above checks only where a browser ends up.
  for (const { path } of PROJECT_PAGES.filter(({ guard, openWith }) => guard && !openWith)) {
    test(`is required by ${path}, which redirects visitors without a token to the home page ${ownerTag(path)}`, async ({
      request,
    }) => {
      const response = await request.get(path.replace(':slug', 'x'), { maxRedirects: 0 });
      expect(response.status()).toBe(302);
      expect(response.headers().location).toBe('/');
    });
  }
});
