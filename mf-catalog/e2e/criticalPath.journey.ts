import { brotliCompressSync } from 'node:zlib';
import { findProductWithVariants } from '@marketplace/contracts/testing/journeys/market/products';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

const KB = 1024;
/** Of a product page's HTML with brotli (design of the storefront, section 10). */
const BUDGET = 25 * KB;

const inKb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

test('a product page comes in little HTML, and nothing blocks its first paint', async ({
  page,
  request,
}) => {
  const product = await findProductWithVariants(request);
  const html = await (await request.get(`/product/${product.handle}`)).text();
  const size = brotliCompressSync(html).length;
  process.stdout.write(
    `    product page: ${inKb(size)} of HTML with brotli, ${inKb(html.length)} without\n`,
  );
  expect(size).toBeLessThanOrEqual(BUDGET);

  expect(html, 'no style sheet blocks').not.toMatch(/<link[^>]+rel="?stylesheet/);
  expect(html, 'no script blocks').not.toMatch(/<script(?![^>]*(?:async|defer|module))[^>]*\ssrc=/);
  await page.goto(`/product/${product.handle}`);
  await expect(page.locator('img[fetchpriority="high"]')).toHaveCount(1);
  const eager = await page.locator('img:not([loading="lazy"])').count();
  process.stdout.write(`    product page: ${eager} pictures are asked for at once\n`);
  expect(eager).toBeLessThanOrEqual(2);
});
