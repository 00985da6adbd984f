import type { BlogSummary } from '@marketplace/contracts/api/blog';
import { blogListPath, blogPath, feedPath } from '@marketplace/contracts/routes';
import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { APIRequestContext } from '@playwright/test';

const FUTURE = '2999-01-01T00:00:00.000Z';
const SITEMAP = '/sitemap-blog-1.xml';

test.use({ allowsConsoleProblems: true });

/**
 * Picks the last post of the list's first page, because other journeys read the posts above it.
 * Also picks `beside`, a post with the same tag, whose page suggests the last post.
 */
async function pickPost(request: APIRequestContext) {
  const list = async (query = '') =>
    (await callMarket<{ items: BlogSummary[] }>(request, `/blog${query}`)).items;
  const post = (await list()).at(-1);
  const tag = post?.tags?.[0];
  const beside = (await list(`?tag=${tag?.handle}`)).find(({ uuid }) => uuid !== post?.uuid);
  if (!post || !tag || !beside) throw new Error('The market has too few posts.');
  return { beside, post, tag };
}

// The faulty shop does not cache the API's replies, so this test does not wait for a cache.
// Separate tests check that each cache keeps replies for at most five minutes.
test('a withdrawn post disappears from all pages that listed it', { tag: '@full' }, async ({
  page,
  request,
  faultyShop,
}) => {
  const { beside, post, tag } = await pickPost(request);
  const publish = (publishedAt: string) =>
    callMarket(request, '/dev/publish', { data: { handle: post.handle, publishedAt } });
  const places = [blogListPath(), blogListPath(1, tag.handle), blogPath(beside.handle)];
  const read = async (path: string) => (await request.get(`${faultyShop.origin}${path}`)).text();
  const path = blogPath(post.handle);

  await page.goto(`${faultyShop.origin}${blogListPath()}`);
  const link = main(page).locator(`a[href="${path}"]`).first();
  await expect(link).toBeVisible();
  for (const place of places) expect(await read(place), place).toContain(path);
  // Reads sitemap and feed through the gateway of the other journeys, because this journey's gateway
  // would cache them, and then serve the old ones for a minute.
  expect(await (await request.get(SITEMAP)).text()).toContain(`${path}<`);
  expect(await (await request.get(feedPath())).text()).toContain(path);

  try {
    await publish(FUTURE);
    for (const place of [...places, SITEMAP, feedPath()]) {
      expect(await read(place), place).not.toContain(path);
    }
    expect((await request.get(`${faultyShop.origin}${path}`)).status()).toBe(404);
    // The reader's tab still shows the old list.
    await link.click();
    await expect(main(page)).toContainText('This page could not be found');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  } finally {
    await publish(post.publishedAt);
  }
  expect(await read(path)).toContain(post.title);
});
