import { text } from 'node:stream/consumers';
import {
  signIn,
  signInWithOwnSession,
  signUp,
} from '@marketplace/contracts/testing/journeys/market/customers';
import { findPlainProduct } from '@marketplace/contracts/testing/journeys/market/products';
import { fillCart, listOrders } from '@marketplace/contracts/testing/journeys/market/purchases';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import {
  readLayoutShifts,
  recordLayoutShifts,
} from '@marketplace/contracts/testing/journeys/observe/layoutShifts';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { startProxy } from '@marketplace/contracts/testing/journeys/stack/startProxy';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { workload } from '@marketplace/contracts/testing/workload';
import type { Page } from '@playwright/test';
import { ownerTag } from './remotes';

/** Pause between two pieces of a page, ms; long enough for the browser to paint a frame. */
const PAUSE_MS = 60;
const PIECES = workload({ gate: 8, soak: 60 });

const NOWHERE = '/there-is-nothing-here';

/**
 * Tolerated sum of layout shifts, because the parser may pause between an icon and the text beside
 * it.
 */
const TOLERANCE = 0.0001;

/** One public page for each kind of page structure. */
const SHAPES = [
  '/',
  '/product/everyday-kurta',
  '/category',
  '/product?minPrice=2&maxPrice=3',
  '/shop/bogura-krishi',
  '/shoplist',
  '/blog',
  '/privacy-policy',
  NOWHERE,
];
const PATHS = workload({ gate: SHAPES, soak: [...SHAPES, '/category/river-fish', '/signup'] });
const RECEIPT = '/thank-you';
const OWN_PATHS = ['/cart', '/wishlist', '/checkout', RECEIPT, '/orders', '/profile', '/complain'];

// If a test leaves a page early, the page aborts its requests, and the browser logs them as errors.
test.use({ allowsConsoleProblems: true });

for (const path of PATHS) {
  test(`${path}, which arrives in pieces, has no layout shift after its first paint @both ${ownerTag(path)}`, {
    tag: '@full',
  }, async ({ page }) => {
    await expectStillness(page, path);
  });
}

for (const path of OWN_PATHS) {
  test(`a customer's ${path}, which arrives in pieces, has no layout shift after its first paint @both ${ownerTag(path)}`, {
    tag: '@full',
  }, async ({ page, context }) => {
    await fillCart(context, 2);
    const { items } = await listOrders(context.request, await signIn(context));
    await expectStillness(page, path === RECEIPT ? `${path}?order=${items[0]?.uuid}` : path);
  });
}

test('personal data on public pages causes no layout shift @both', {
  tag: '@full',
}, async ({ page, context, request }) => {
  const product = await findPlainProduct(request);
  const path = `/product/${product.handle}`;
  await signInWithOwnSession(context, await signUp(request, 'Rahima Khatun'));
  await recordLayoutShifts(page);
  await page.goto(path);
  await waitForHydration(page);
  const heart = main(page).getByRole('button', { name: 'Add to wishlist' }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // Waits for the count. The button changes before the API has saved the product, and a navigation
  // would abort the request that saves it.
  const counted = page.getByRole('link', { name: 'Wishlist, 1 product' }).first();
  await expect(counted).toBeAttached();
  for (const each of ['/', '/product', path]) {
    await page.goto(each);
    await page.mouse.move(100, 300);
    await page.mouse.move(110, 310);
    await waitUntilIdle(page);
    await expect(page.getByRole('banner').getByText('Rahima').first()).toBeAttached();
    await expect(counted).toBeAttached();
    expect(await readLayoutShifts(page), each).toEqual([]);
  }
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

async function expectStillness(page: Page, path: string): Promise<void> {
  const shop = await startSlowPages();
  try {
    await recordLayoutShifts(page);
    const status = (await page.goto(`${shop.origin}${path}`))?.status();
    expect(status).toBe(path === NOWHERE ? 404 : 200);
    expect(new URL(page.url()).pathname, 'no redirect').toBe(path.replace(/\?.*/, ''));
    expect(await readLayoutShifts(page, { arrivalTolerance: TOLERANCE })).toEqual([]);
  } finally {
    await page.goto('about:blank');
    await shop.stop();
  }
}

/**
 * Starts a proxy that sends each page in pieces, as over a slow network. It cuts a page only
 * between elements, and passes all other replies on unchanged.
 */
function startSlowPages() {
  return startProxy(stack.origin, ({ incoming, reply, pass }) => {
    const isPage = String(incoming.headers.accept).includes('text/html');
    pass(
      async (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        if (!isPage) return void answer.pipe(reply);
        for (const piece of piecesOf(await text(answer))) {
          reply.write(piece);
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        }
        reply.end();
      },
      isPage ? { 'accept-encoding': 'identity' } : {},
    );
  });
}

/**
 * Tags before which header, main and footer may be cut. Each of these parts ends where the next one
 * starts.
 */
const CUTS = [
  { start: '<header', tags: /<(\/a|\/button|\/form|summary)\b/g },
  { start: '<main', tags: /<(\/(?:h1|h2|p|li|nav|details|aside|form|section|main))\b/g },
  { start: '<footer', tags: /<(\/(?:p|ul|form|section))\b/g },
];
/** Tags before which `piecesOf` always cuts a page. */
const ALWAYS = ['summary', '/aside', '/details'];

/**
 * Cuts header, main and footer into about `PIECES` pieces each, and also before every tag in
 * `ALWAYS`.
 */
function piecesOf(html: string): string[] {
  const bounds = [...CUTS.map(({ start }) => html.indexOf(start)), html.length];
  const cuts = CUTS.flatMap(({ tags }, part) => {
    const [start = 0, end] = bounds.slice(part);
    const ends = [...html.slice(start, end).matchAll(tags)];
    const step = Math.ceil(ends.length / PIECES);
    return ends
      .filter(([, tag = ''], place) => ALWAYS.includes(tag) || place % step === 0)
      .map(({ index }) => start + index);
  });
  return [0, ...cuts].map((cut, place) => html.slice(cut, cuts[place]));
}
