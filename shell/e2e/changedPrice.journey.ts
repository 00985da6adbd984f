import type { ProductSummary } from '@marketplace/contracts/api/products';
import { formatTaka, toPaisa } from '@marketplace/contracts/commerce/money';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import {
  type Marketplace,
  startMarketplace,
} from '@marketplace/contracts/testing/startMarketplace';
import { startPostgres, type TestPostgres } from '@marketplace/contracts/testing/startPostgres';
import pg from 'pg';

const PAUSE_MS = 500;
/** Upper limit for the time in which a busy machine renders the page again, ms. */
const RENDER_MS = 3000;
const SOLD_OUT = 'Sold out for now';

let postgres: TestPostgres;
/** A market with its own database, so that no other journey sees the changed price. */
let market: Marketplace;

/** Changes the price of a product and sets its stock to zero. */
async function sellOut({ uuid }: ProductSummary, price: number): Promise<void> {
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  await database.query(
    `update products set price_paisa = $2, inventory_quantity = 0, track_quantity = true,
      sell_stockout = false where uuid = $1`,
    [uuid, toPaisa(price)],
  );
  await database.end();
}

async function findProduct(): Promise<ProductSummary> {
  const reply = await fetch(`${market.apiOrigin}/product/public/product?pageSize=100`);
  const { items }: { items: ProductSummary[] } = await reply.json();
  const product = items.find(({ hasVariants }) => !hasVariants);
  if (!product) throw new Error('Every product has variants.');
  return product;
}

/** `max-age` of the API's reply for a product, in ms. */
async function maxAgeOf({ handle }: ProductSummary): Promise<number> {
  const path = `/product/public/product/by-handle/${handle}`;
  const { headers } = await fetch(market.apiOrigin + path);
  const [, seconds] = /max-age=(\d+)/.exec(headers.get('cache-control') ?? '') ?? [];
  return Number(seconds) * 1000;
}

test.beforeAll(async () => {
  postgres = await startPostgres();
  market = await startMarketplace({
    dataDir: stack.dataDir,
    env: { DATABASE_URL: postgres.url, RENDER_WORKERS: '1' },
  });
});
test.afterAll(async () => {
  await market?.stop();
  await postgres?.stop();
});

test("once the max-age of the API's reply is over, at most one visit still gets a cached page with the old price and stock", {
  tag: '@full',
}, async ({ request }) => {
  const product = await findProduct();
  const maxAge = await maxAgeOf(product);
  expect(maxAge).toBeGreaterThan(0);
  const visit = async () => {
    const answer = await request.get(`${market.origin}/product/${product.handle}`);
    expect(answer.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+$/);
    return answer.text();
  };
  const [before, after] = [product.price, product.price + 0.35].map((price) =>
    formatTaka(price, 'en'),
  );
  // A busy gateway may stream the first page. A streamed page is not cached and has other headers.
  await expect(visit).toPass();
  const first = await visit();
  expect(first).toContain(before);
  expect(first).not.toContain(SOLD_OUT);

  await sellOut(product, product.price + 0.35);
  const changedAt = Date.now();
  // The old price shows that this page came from the cache.
  expect(await visit()).toContain(before);
  let lateVisits = 0;
  let shownAfter = Number.NaN;
  while (Number.isNaN(shownAfter) && lateVisits < 5) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const visitedAfter = Date.now() - changedAt;
    const page = await visit();
    if (page.includes(after ?? '')) shownAfter = visitedAfter;
    else if (visitedAfter > maxAge + RENDER_MS) lateVisits += 1;
  }
  process.stdout.write(`    the new price was shown after ${shownAfter} of ${maxAge} ms\n`);
  // After the max-age, one visit may still get the old page. That visit makes the gateway render
  // the page again.
  expect(lateVisits, 'visits with the old price after that time').toBeLessThanOrEqual(1);
  expect(shownAfter).toBeLessThanOrEqual(maxAge + PAUSE_MS + RENDER_MS);
  const later = await visit();
  expect(later, 'and no later visit goes back').not.toContain(before);
  expect(later).toContain(SOLD_OUT);
});
