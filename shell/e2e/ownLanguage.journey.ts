import type { Page as PageEntry } from '@marketplace/contracts/pages/pageTable';
import {
  asSent,
  expectOwnLanguage,
} from '@marketplace/contracts/testing/journeys/languages/expectOwnLanguage';
import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import { signIn } from '@marketplace/contracts/testing/journeys/market/customers';
import { fillCart, listOrders } from '@marketplace/contracts/testing/journeys/market/purchases';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import type { Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';

// The browser logs an error for each visited page that does not exist.
test.use({ allowsConsoleProblems: true });

/** True for pages of the blog, whose posts stay in the language of their authors. */
const isOfAuthor = (path: string) => path.startsWith('/blog');

const SEEDED = [
  '/product/padma-hilsa',
  '/category/river-fish',
  '/shop/meghna-ghat',
  '/shop/no-such-shop',
  '/blog/how-to-choose-a-hilsa',
  '/nodibazar',
  '/product/no-such-product',
  '/product?productName=zzqxj',
  '/no-such-page',
];

test('the HTML of every public page is completely translated into Bangla and French', async ({
  page,
}) => {
  const { items } = await callMarket<{ items: { uuid: string }[] }>(
    page.request,
    '/category/featured-product-groups',
  );
  const open = PROJECT_PAGES.filter(({ guard }) => !guard);
  const plain = open.map(({ path }) => path).filter((path) => !path.includes(':'));
  await walk(page, open, [...plain, ...SEEDED, `/category/featured/${items[0]?.uuid}`]);
});

test('the HTML of every page of a customer is completely translated into Bangla and French', async ({
  page,
  context,
}) => {
  const { items } = await listOrders(page.request, await signIn(context));
  await fillCart(context);
  const order = items[0]?.uuid;
  // A customer with a verified phone does not get the page for the one-time code.
  const guarded = PROJECT_PAGES.filter(
    ({ path, guard }) => guard && path !== '/login-verification',
  );
  await walk(page, guarded, [
    ...[
      '/',
      '/cart',
      '/checkout',
      '/wishlist',
      '/profile',
      '/orders',
      '/complain',
      '/refund-accounts',
    ],
    ...[`/orders/${order}`, `/orders/${order}/invoice`, `/orders/${order}/reorder`],
    `/thank-you?order=${order}`,
  ]);
});

/**
 * Expects each page at `paths` to contain only texts in its own language. Also expects `paths` to
 * include a path of every `expected` page.
 */
async function walk(page: Page, expected: readonly PageEntry[], paths: readonly string[]) {
  test.slow();
  const pathnames = paths.map((path) => new URL(path, 'http://shop').pathname);
  const unseen = expected.filter(({ path }) => !pathnames.some((each) => matchPath(path, each)));
  expect(unseen.map(({ path }) => path)).toEqual([]);
  for (const path of paths) {
    const allowsOtherLanguages = isOfAuthor(path);
    await expectOwnLanguage(page, path, { readPage: asSent, allowsOtherLanguages });
  }
}
