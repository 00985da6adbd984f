import { inGateIf } from '@marketplace/contracts/testing/journeys/inGateIf';
import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import {
  findPlainProduct,
  findProductWithVariants,
} from '@marketplace/contracts/testing/journeys/market/products';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import {
  readLayoutShifts,
  recordLayoutShifts,
} from '@marketplace/contracts/testing/journeys/observe/layoutShifts';
import { holdRequests } from '@marketplace/contracts/testing/journeys/pages/holdRequests';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { APIRequestContext, Page } from '@playwright/test';

test.use({ viewport: { width: 360, height: 640 } });

const firstOf = async (request: APIRequestContext, path: string) =>
  (await callMarket<{ items: { handle: string; uuid: string }[] }>(request, path)).items[0];

/** Number of product cards that are fully visible without scrolling down or sideways. */
const wholeCards = (page: Page) =>
  main(page)
    .getByRole('article')
    .filter({ has: page.locator('a[href^="/product/"]') })
    .evaluateAll(
      (cards) =>
        cards.filter((card) => {
          const { top, left, right, bottom, height } = card.getBoundingClientRect();
          return (
            height > 0 && top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight
          );
        }).length,
    );

const PAGES: {
  name: string;
  cards: number;
  open: (request: APIRequestContext) => Promise<string>;
}[] = [
  { name: 'home', cards: 2, open: async () => '/' },
  { name: 'the list of all products', cards: 4, open: async () => '/product' },
  {
    name: 'a sub-category',
    cards: 4,
    open: async (request) =>
      `/category/${(await firstOf(request, '/category/sub-categories'))?.handle}`,
  },
  {
    name: 'a featured section',
    cards: 4,
    open: async (request) =>
      `/category/featured/${(await firstOf(request, '/category/featured-product-groups'))?.uuid}`,
  },
  {
    name: 'a shop',
    cards: 2,
    open: async (request) => `/shop/${(await firstOf(request, '/shop/public/shop'))?.handle}`,
  },
];

for (const { name, cards, open } of PAGES) {
  test(
    `a small phone shows at least ${cards} whole product cards of the page "${name}" without scrolling and without layout shifts`,
    inGateIf(name === 'home'),
    async ({ page, request }) => {
      await recordLayoutShifts(page);
      await page.goto(await open(request));
      expect(await wholeCards(page)).toBeGreaterThanOrEqual(cards);
      await waitUntilIdle(page);
      expect(await wholeCards(page)).toBeGreaterThanOrEqual(cards);
      expect(await readLayoutShifts(page)).toEqual([]);
    },
  );
}

test('a small phone shows name and price of a product without scrolling and without layout shifts', async ({
  page,
  request,
}) => {
  const { handle } = await findPlainProduct(request);
  await recordLayoutShifts(page);
  await page.goto(`/product/${handle}`);
  await waitUntilIdle(page);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(
    main(page)
      .getByText(/^৳[\d,.]+$/)
      .first(),
  ).toBeInViewport({ ratio: 1 });
  expect(await readLayoutShifts(page)).toEqual([]);
});

for (const [height, findProduct] of [
  [640, findProductWithVariants],
  [800, findPlainProduct],
  [915, findPlainProduct],
] as const) {
  test(
    `on a screen ${height} px high, a product page renders the link to its shop before hydration if, and only if, the link is in view`,
    inGateIf(height === 800),
    async ({ page, request }) => {
      await page.setViewportSize({ width: 360, height });
      const { handle } = await findProduct(request);
      const release = await holdRequests(page, '**/releases/shell/**/main.js');
      await page.goto(`/product/${handle}`);
      // Uses a selector, because the browser gives no role to content whose rendering it skips.
      const seller = main(page).locator('a[href^="/shop/"]', { hasText: 'Sold by' });
      const { isInView, isDrawn } = await seller.evaluate((link) => ({
        isInView:
          (link.closest('[data-below-fold]') ?? link).getBoundingClientRect().top < innerHeight,
        isDrawn: link.checkVisibility({ contentVisibilityAuto: true }),
      }));
      // A link below the first screen is not rendered, so that the picture is painted earlier.
      expect(isDrawn).toBe(isInView);
      release();
      await waitUntilIdle(page);
      await expect(seller).toBeVisible();
    },
  );
}

test('on the home page, all slides are inert except the visible slide', async ({ page }) => {
  await page.goto('/');
  await waitUntilIdle(page);
  const slider = main(page).getByRole('region', { name: 'Offers of the market' });
  const slides = slider.locator('ul').first().locator('> li');
  const inert = () => slides.evaluateAll((all) => all.map((slide) => slide.hasAttribute('inert')));
  await expect.poll(inert).toEqual([false, ...Array(-1 + (await slides.count())).fill(true)]);
  await slider.getByRole('link', { name: /^Slide 2:/ }).click();
  await expect.poll(async () => (await inert()).indexOf(false)).toBe(1);
  expect((await inert()).filter((is) => !is)).toHaveLength(1);
});
