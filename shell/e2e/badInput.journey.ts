import { fillCart } from './market/fillCart';
import { CUSTOMER, fetchToken, signIn } from './market/signIn';
import { goInside } from './pages/goInside';
import { main } from './pages/productPage';
import { waitForHydration } from './pages/waitForHydration';
import { expect, test } from './test';

test.describe('addresses that lead nowhere @once', () => {
  for (const path of [
    '/no-such-page',
    '/product/no-such-product',
    '/blog/no-such-post',
    '/nodibazar/x',
  ]) {
    test(`${path} is a 404 inside the layout`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(main(page)).toContainText('This page could not be found');
      await expect(page.getByRole('banner')).toBeVisible();
      await main(page).getByRole('link', { name: /home/i }).click();
      await expect(page).toHaveURL(/\/$/);
    });
  }
});

test.describe('a change of route to nowhere @once', () => {
  // The browser reports the 404 of the API.
  test.use({ isComplaining: true });

  test('an unknown product is not found after a change of route either', async ({ page }) => {
    await page.goto('/blog');
    await waitForHydration(page);
    await goInside(page, '/product/no-such-product');
    await expect(main(page)).toContainText('This page could not be found');
  });
});

test.describe('numbers that cannot be @once', () => {
  test('a page beyond the end says so and leads back', async ({ page }) => {
    const response = await page.goto('/product?pageNumber=9999');
    expect([200, 404]).toContain(response?.status());
    await expect(main(page).getByRole('link').first()).toBeVisible();
    await expect(main(page).locator('a[href^="/product/"]')).toHaveCount(0);
  });

  for (const query of ['pageSize=abc', 'pageNumber=-1', 'pageNumber=1e9', 'pageSize=100000']) {
    test(`the API answers ${query} with 400 and the reason`, async ({ request }) => {
      const response = await request.get(`/api/product/public/product?${query}`);
      expect(response.status()).toBe(400);
      const { statusCode, message } = await response.json();
      expect(statusCode).toBe(400);
      expect(String(message)).toContain(query.split('=')[0]);
    });

    test(`the list page survives ${query}`, async ({ page }) => {
      const response = await page.goto(`/product?${query}`);
      expect(response?.status()).toBeLessThan(500);
      await expect(main(page).getByRole('heading').first()).toBeVisible();
    });
  }
});

test.describe('bodies that are too much @once', () => {
  test('1 MB is refused with 413', async ({ request }) => {
    const response = await request.post('/api/auth/customer/signin', {
      data: { emailOrPhone: 'x'.repeat(1024 * 1024), password: 'x' },
    });
    expect(response.status()).toBe(413);
    expect((await response.json()).statusCode).toBe(413);
  });

  test('what is not JSON is refused without a trace of internals', async ({ request }) => {
    const response = await request.post('/api/auth/customer/signin', {
      headers: { 'content-type': 'application/json' },
      data: Buffer.from('{"emailOrPhone":'),
    });
    expect(response.status()).toBe(400);
    expect(await response.text()).not.toMatch(/at .*\.ts|node_modules|stack/i);
  });
});

test.describe('tokens that are not ours @once', () => {
  const forged = 'a'.repeat(64);

  test('a forged token is a 401 at the API', async ({ request }) => {
    const response = await request.get('/api/order/my-order', {
      headers: { authorization: `Bearer ${forged}` },
    });
    expect(response.status()).toBe(401);
  });

  test('a token ends with logout', async ({ request }) => {
    const headers = { authorization: `Bearer ${await fetchToken(request)}` };
    expect((await request.get('/api/order/my-order', { headers })).status()).toBe(200);
    await request.post('/api/auth/customer/logout', { headers });
    expect((await request.get('/api/order/my-order', { headers })).status()).toBe(401);
  });

  test('a forged token shows a visitor, keeps the cart, and is thrown away', async ({
    page,
    context,
    baseURL,
  }) => {
    await fillCart(context, 2);
    await context.addCookies([{ name: 'accessToken', value: forged, url: baseURL }]);
    await page.goto('/cart');
    await expect(main(page)).toContainText('৳');
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .not.toContain('accessToken');
    expect((await context.cookies()).map(({ name }) => name)).toContain('cartUuid');
  });

  test('a forged token does not open the orders', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'accessToken', value: forged, url: baseURL }]);
    await page.goto('/orders');
    await expect(page).toHaveURL(/\/$/);
  });

  for (const path of ['/orders', '/complain', '/profile', '/checkout']) {
    test(`a visitor is sent home from ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/$/);
    });
  }
});

test.describe('what belongs to others @once', () => {
  test("someone else's order is not found, at the API and as a page", async ({
    page,
    context,
    request,
  }) => {
    const owner = { authorization: `Bearer ${await fetchToken(request, CUSTOMER)}` };
    const { items } = await (await request.get('/api/order/my-order', { headers: owner })).json();
    const stranger = await signIn(context, '01711000002');
    const response = await request.get(`/api/order/my-order/${items[0].uuid}`, {
      headers: { authorization: `Bearer ${stranger}` },
    });
    expect(response.status()).toBe(404);
    expect((await page.goto(`/orders/${items[0].uuid}`))?.status()).toBe(404);
    await expect(main(page)).toContainText('This page could not be found');
    await expect(main(page)).not.toContainText(items[0].orderNumber);
  });

  for (const cartUuid of ['00000000-0000-4000-8000-000000000000', "' or 1=1 --", '%00', '../..']) {
    test(`the cart cookie ${cartUuid} shows an empty cart`, async ({ page, context, baseURL }) => {
      const value = encodeURIComponent(cartUuid);
      await context.addCookies([{ name: 'cartUuid', value, url: baseURL }]);
      const response = await page.goto('/cart');
      expect(response?.status()).toBe(200);
      await expect(main(page)).not.toContainText('৳');
      await expect(main(page).getByRole('link').first()).toBeVisible();
    });
  }

  test('a tampered cart cookie does not stop a shopper from buying', async ({ request }) => {
    const { items } = await (await request.get('/api/product/public/product?pageSize=100')).json();
    const product = items.find(
      (item: { hasVariants: boolean; inventoryQuantity: number; trackQuantity: boolean }) =>
        !item.hasVariants && item.trackQuantity && item.inventoryQuantity > 5,
    );
    const response = await request.post('/api/public-cart/cart-item', {
      data: { productUuid: product.uuid, quantity: 1, cartUuid: 'not-a-uuid' },
    });
    expect(response.ok()).toBe(true);
    expect((await response.json()).uuid).toMatch(/^[0-9a-f-]{36}$/);
  });
});
