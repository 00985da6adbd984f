import { PAGES } from '@marketplace/contracts/pages/pageTable';
import {
  asSent,
  expectOwnLanguage,
} from '@marketplace/contracts/testing/journeys/languages/expectOwnLanguage';
import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import { signIn } from '@marketplace/contracts/testing/journeys/market/customers';
import { fillCart, listOrders } from '@marketplace/contracts/testing/journeys/market/purchases';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { matchPath } from 'react-router';

// The browser logs each page of the walk that is not there.
test.use({ allowsConsoleProblems: true });

/** Posts of the blog stay in the language of their authors. */
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

test('every page that a visitor is sent is in Bangla and in French altogether', async ({
  page,
}) => {
  test.slow();
  const { items } = await callMarket<{ items: { uuid: string }[] }>(
    page.request,
    '/category/featured-product-groups',
  );
  const plain = PAGES.filter(({ path, guard }) => !path.includes(':') && !guard);
  const paths = [
    ...plain.map(({ path }) => path),
    ...SEEDED,
    `/category/featured/${items[0]?.uuid}`,
  ];
  for (const path of paths) await expectOnlyOwnLanguage(path);
  const unseen = PAGES.filter(
    ({ path, guard }) =>
      !guard && !paths.some((each) => matchPath(path, new URL(each, 'http://shop').pathname)),
  );
  expect(unseen.map(({ path }) => path)).toEqual([]);

  function expectOnlyOwnLanguage(path: string) {
    return expectOwnLanguage(page, path, {
      readPage: asSent,
      allowsOtherLanguages: isOfAuthor(path),
    });
  }
});

test('every page that a customer is sent is in Bangla and in French altogether', async ({
  page,
  context,
}) => {
  test.slow();
  const { items } = await listOrders(page.request, await signIn(context));
  await fillCart(context);
  const order = items[0]?.uuid;
  const paths = [
    ...['/', '/cart', '/checkout', '/wishlist', '/profile', '/orders', '/complain'],
    ...[`/orders/${order}`, `/thank-you?order=${order}`],
  ];
  for (const path of paths) {
    await expectOwnLanguage(page, path, { readPage: asSent, allowsOtherLanguages: false });
  }
});
