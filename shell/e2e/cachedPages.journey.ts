import { findPlainProduct } from '@marketplace/contracts/testing/journeys/market/products';
import { waitUntilKept } from '@marketplace/contracts/testing/journeys/observe/documentSize';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

test.describe('a cached page', () => {
  test('is byte for byte the same for all visitors, and is revalidated by its ETag', async ({
    playwright,
    request,
    baseURL,
  }) => {
    const product = await findPlainProduct(request);
    const path = `/product/${product.handle}`;
    await waitUntilKept(`${baseURL}${path}`);
    const visitors = await Promise.all(
      ['cartQuantity=7; cartUuid=1', 'consent=1.2', ''].map((cookie) =>
        playwright.request.newContext({ baseURL, extraHTTPHeaders: { cookie } }),
      ),
    );
    // Retries, because the gateway may render the page again between two requests.
    await expect(async () => {
      const [first, ...others] = await Promise.all(
        visitors.map(async (visitor) => {
          const answer = await visitor.get(`${path}?utm_source=letter`);
          return { headers: answer.headers(), text: await answer.text() };
        }),
      );
      expect(first?.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+$/);
      for (const other of others) {
        expect(other.text).toBe(first?.text);
        expect(other.headers.etag).toBe(first?.headers.etag);
      }
      expect(first?.text).not.toContain('utm_source');
      const again = await request.get(path, {
        headers: { 'if-none-match': first?.headers.etag ?? '' },
      });
      expect(again.status()).toBe(304);
    }).toPass();
    for (const visitor of visitors) await visitor.dispose();
  });

  test('shows each visitor their own cart count, and is not served to a browser with an access token', async ({
    page,
    context,
    baseURL,
  }) => {
    await waitUntilKept(`${baseURL}/`);
    await context.addCookies([{ name: 'cartQuantity', value: '7', url: baseURL ?? '' }]);
    const visit = await page.goto('/');
    expect(visit?.headers()['cache-control']).toMatch(/^public/);
    await waitUntilIdle(page);
    await expect(page.getByRole('link', { name: 'Cart, 7 items' }).first()).toBeVisible();
    await context.addCookies([{ name: 'accessToken', value: 'forged', url: baseURL ?? '' }]);
    const signedIn = await page.reload();
    expect(signedIn?.headers()['cache-control']).toBe('private, no-store');
    expect(signedIn?.headers().etag).toBeUndefined();
  });
});
