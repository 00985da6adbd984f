import type { ShopSummary } from '@marketplace/contracts/api/shops';
import { productPath, shopPath } from '@marketplace/contracts/routes';
import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import { fetchToken } from '@marketplace/contracts/testing/journeys/market/customers';
import { findPlainProduct } from '@marketplace/contracts/testing/journeys/market/products';
import { fillCart } from '@marketplace/contracts/testing/journeys/market/purchases';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

test.use({ allowsConsoleProblems: true });

/**
 * Delay of each reply, ms. It is longer than a page waits for optional data, but shorter than a
 * page waits for required data.
 */
const SLOW_MS = 3000;
/** The number of pages that one worker renders concurrently. */
const AT_ONCE = 32;

test('if the API takes three seconds for each reply, all pages open, and cart and checkout open even while 32 lists are rendered', {
  tag: '@full',
}, async ({ context, faultyShop }) => {
  const { request } = context;
  const { cartUuid } = await fillCart(context);
  const { items } = await callMarket<{ items: ShopSummary[] }>(request, '/shop/public/shop');
  const [shop] = items;
  if (!shop) throw new Error('The market has no shop.');
  const product = await findPlainProduct(request);
  const paths = [
    '/',
    '/product',
    productPath(product.handle),
    '/category',
    '/shoplist',
    shopPath(shop.handle),
    '/blog',
    '/about-us',
    '/cart',
    '/checkout',
    '/wishlist',
    '/orders',
    '/profile',
  ];
  const token = await fetchToken(request);
  // Opens a page as a signed-in customer, so the gateway does not use its cache.
  const open = async (path: string) => {
    const start = performance.now();
    const answer = await fetch(faultyShop.origin + path, {
      headers: { cookie: `accessToken=${token}; cartUuid=${cartUuid}` },
    });
    const html = await answer.text();
    return { path, status: answer.status, html, ms: performance.now() - start };
  };
  faultyShop.breakCalls('/', { delayMs: SLOW_MS });

  const answers = await Promise.all(paths.map(open));
  const ofShop = shopPath(shop.handle);
  const late = answers.filter(({ path }) => path !== ofShop);
  expect(late.filter(({ status }) => status !== 200)).toEqual([]);
  // The page requests the shop's products only after the reply about the shop. The second reply
  // comes too late, so the page shows the shop and says that its products are missing.
  const html = answers.find(({ path }) => path === ofShop)?.html;
  expect(html).toContain(shop.name);
  expect(html).toContain('These products could not be loaded');
  // No page waits for two replies one after the other. Only the second round is measured, because
  // the worker loads the pages' code in the first round.
  const again = await Promise.all(paths.map(open));
  expect(again.filter(({ ms }) => ms >= 2 * SLOW_MS)).toEqual([]);

  const lists = Array.from({ length: AT_ONCE }, (_, n) => open(`/product?pageNumber=1&x=${n}`));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const purchases = await Promise.all([open('/cart'), open('/checkout')]);
  const statuses = (await Promise.all(lists)).map(({ status }) => status);
  expect(purchases.map(({ status }) => status)).toEqual([200, 200]);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(AT_ONCE / 2);
});
