import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { findProductWithVariants } from './market/findProducts';
import { PAGES } from './market/listPages';
import { readTreeMemory } from './observe/readTreeMemory';
import { stack } from './setup/stack';
import { expect, test } from './test';

const KB = 1024;
const BUDGET = {
  firstViewScripts: 150 * KB,
  remoteScripts: 30 * KB,
  productHtml: 25 * KB,
  gatewayMemory: 600 * KB * KB,
  apiMemory: 700 * KB * KB,
} as const;

/** Bytes of scripts on the wire, by the release they belong to, until the page is at rest. */
async function measureScripts(page: Page, path: string): Promise<Map<string, number>> {
  const sizes: Promise<[string, number]>[] = [];
  page.on('requestfinished', (request) => {
    const part = /\/releases\/([\w-]+)\//.exec(request.url())?.[1];
    if (!part || request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => [part, responseBodySize]));
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const byPart = new Map<string, number>();
  for (const [part, size] of await Promise.all(sizes)) {
    byPart.set(part, (byPart.get(part) ?? 0) + size);
  }
  return byPart;
}

const inKb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

test.describe('budgets @once', () => {
  for (const { name, open } of PAGES) {
    test(`${name}: scripts of the first view`, async ({ page, context }) => {
      const byPart = await measureScripts(page, await open(context));
      const total = [...byPart.values()].reduce((sum, size) => sum + size, 0);
      const parts = [...byPart].map(([part, size]) => `${part} ${inKb(size)}`).join(', ');
      console.log(`    ${name}: ${inKb(total)} of scripts (${parts})`);
      expect(total).toBeGreaterThan(0);
      expect(total).toBeLessThanOrEqual(BUDGET.firstViewScripts);
      for (const [part, size] of byPart) {
        if (part !== 'shell') expect(size, part).toBeLessThanOrEqual(BUDGET.remoteScripts);
      }
    });
  }

  test('a product page: HTML, critical path', async ({ page, request }) => {
    const product = await findProductWithVariants(request);
    const html = await (await request.get(`/product/${product.handle}`)).text();
    const size = brotliCompressSync(html).length;
    console.log(
      `    product page: ${inKb(size)} of HTML with brotli, ${inKb(html.length)} without`,
    );
    expect(size).toBeLessThanOrEqual(BUDGET.productHtml);

    expect(html, 'no style sheet blocks').not.toMatch(/<link[^>]+rel="?stylesheet/);
    expect(html, 'no script blocks').not.toMatch(
      /<script(?![^>]*(?:async|defer|module))[^>]*\ssrc=/,
    );
    expect(html.match(/fetchpriority="high"/gi)).toHaveLength(1);
    const eager = await countEagerPictures(page, `/product/${product.handle}`);
    console.log(`    product page: ${eager} pictures are asked for at once`);
    expect(eager).toBeLessThanOrEqual(2);
  });

  test('memory of the servers', async () => {
    const [gateway, api] = await Promise.all([
      readTreeMemory(stack.gatewayPid),
      readTreeMemory(stack.apiPid),
    ]);
    console.log(`    gateway with its workers: ${inMb(gateway)}, API with PGlite: ${inMb(api)}`);
    expect(gateway).toBeLessThanOrEqual(BUDGET.gatewayMemory);
    expect(api).toBeLessThanOrEqual(BUDGET.apiMemory);
  });
});

const inMb = (bytes: number) => `${(bytes / KB / KB).toFixed(0)} MB`;

/** Without scripts, only what the HTML itself makes urgent is loaded ahead of the fold. */
async function countEagerPictures(page: Page, path: string): Promise<number> {
  await page.goto(path);
  return page.locator('img:not([loading="lazy"])').count();
}
