import { brotliCompressSync } from 'node:zlib';
import { findProductWithVariants } from './market/findProducts';
import { PAGES } from './market/listPages';
import { listScripts, sizeByPart } from './observe/listScripts';
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

const sum = (sizes: Map<string, number>) => [...sizes.values()].reduce((a, b) => a + b, 0);

const describe = (sizes: Map<string, number>) =>
  [`${inKb(sum(sizes))}`, ...[...sizes].map(([part, size]) => `${part} ${inKb(size)}`)].join(', ');

const inKb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

/** Code that no page needs until it is asked for, by the names of its chunks. */
const ON_DEMAND =
  /\/(support-dialog|login-dialog|newsletter-call|expose-QuickView|catalog-recent-searches)\.js$/;
/** What the pages of an account need, and no other. */
const ACCOUNT = /\/account-(pages|messages-.+)\.js$/;
const ACCOUNT_PAGES = new Set([
  'sign-up',
  'code after sign-up',
  'code after login',
  'reset password',
]);
/** Texts, by their language. */
const TEXTS = /messages-(en|bn|fr)-po\.js$/;

test.describe('budgets @once', () => {
  for (const { name, open } of PAGES) {
    // One load for both: what comes at first is light, and what is for later does not come at all.
    test(`${name}: scripts of the first view; no chat, quick view, other page's forms or language`, async ({
      page,
      context,
    }) => {
      const path = await open(context);
      const scripts = await listScripts(page, path);
      const first = sizeByPart(scripts.filter(({ isFirst }) => isFirst));
      const later = sizeByPart(scripts.filter(({ isFirst }) => !isFirst));
      console.log(`    ${name}: ${describe(first)}; when idle: ${describe(later)}`);
      expect(sum(first)).toBeGreaterThan(0);
      expect(sum(first)).toBeLessThanOrEqual(BUDGET.firstViewScripts);
      for (const [part, size] of first) {
        if (part !== 'shell') expect(size, part).toBeLessThanOrEqual(BUDGET.remoteScripts);
      }
      expectNothingForLater(
        scripts.map((script) => script.path),
        { isAccountPage: ACCOUNT_PAGES.has(name), language: /lang=bn/.test(path) ? 'bn' : 'en' },
      );
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
    await page.goto(`/product/${product.handle}`);
    await expect(page.locator('img[fetchpriority="high"]')).toHaveCount(1);
    const eager = await page.locator('img:not([loading="lazy"])').count();
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

function expectNothingForLater(
  paths: string[],
  { isAccountPage, language }: { isAccountPage: boolean; language: string },
): void {
  expect(paths.filter((path) => ON_DEMAND.test(path))).toEqual([]);
  if (!isAccountPage) expect(paths.filter((path) => ACCOUNT.test(path))).toEqual([]);
  const languages = paths.flatMap((path) => TEXTS.exec(path)?.[1] ?? []);
  expect(languages.length, 'texts are files of their own').toBeGreaterThan(0);
  expect(languages.filter((each) => each !== language)).toEqual([]);
}

const inMb = (bytes: number) => `${(bytes / KB / KB).toFixed(0)} MB`;
