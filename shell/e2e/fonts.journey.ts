import { dose } from '@marketplace/contracts/testing/dose';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import {
  readLayoutShifts,
  recordLayoutShifts,
} from '@marketplace/contracts/testing/journeys/observe/layoutShifts';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { CDPSession, Page } from '@playwright/test';

const BANGLA_FILE = /bangla.*\.woff2/;
const BANGLA_FACE = /bengali|bangla|nirmala/i;

/** Share of the rendered glyphs of the page's heading that come from a Bangla face. */
async function banglaShare(page: Page): Promise<number> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const heading = { nodeId: root.nodeId, selector: 'main h1' };
  const { nodeId } = await session.send('DOM.querySelector', heading);
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  const count = (faces: typeof fonts) => faces.reduce((sum, { glyphCount }) => sum + glyphCount, 0);
  // The rest are spaces and punctuation; boxes are drawn by the faces of Latin text too.
  return count(fonts.filter(({ familyName }) => BANGLA_FACE.test(familyName))) / count(fonts);
}

/** A page in each script in the gate: what moves depends on the face. */
const PAGES = ['/product', '/nodibazar?lang=bn'];
const MORE_PAGES = ['/blog', '/nodibazar'];

const isShown = (page: Page) => page.evaluate(() => getComputedStyle(document.body).visibility);

test.describe('fonts', () => {
  test('the first page in Bangla is drawn in a Bangla face from the start', async ({ page }) => {
    await recordLayoutShifts(page);
    await page.goto('/nodibazar?lang=bn');
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect(await banglaShare(page)).toBeGreaterThan(0.7);
    await waitUntilIdle(page);
    expect(await readLayoutShifts(page)).toEqual([]);
  });

  test('a slow Bangla face delays the text for a moment only, and is swapped in', async ({
    page,
  }) => {
    let isAsked = false;
    await page.route(BANGLA_FILE, async (route) => {
      isAsked = true;
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      await route.continue();
    });
    await page.goto('/nodibazar?lang=bn', { waitUntil: 'commit' });
    await expect.poll(() => isShown(page), { timeout: 2_500 }).toBe('visible');
    await expect.poll(() => banglaShare(page), { timeout: 15_000 }).toBeGreaterThan(0.7);
    // A device with a Bangla face of its own never asks for the file.
    if (!isAsked) test.info().annotations.push({ type: 'note', description: 'a face of its own' });
  });

  test('a page without Bangla fetches none of it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/blog?lang=en');
    await waitUntilIdle(page);
    await expect(page.locator('body'), 'no Bangla').not.toContainText(
      /[\u0980-\u09f2\u09f4-\u09fe]/,
      { useInnerText: true },
    );
    expect(asked.filter((url) => BANGLA_FILE.test(url))).toEqual([]);
  });

  for (const delay of dose({ gate: [90, 140], soak: [20, 60, 90, 110, 140, 400] })) {
    test(`nothing moves when fonts come after ${delay} ms`, async ({ page }) => {
      await page.route(/\.woff2/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        await route.continue();
      });
      await recordLayoutShifts(page);
      for (const path of dose({ gate: PAGES, soak: [...PAGES, ...MORE_PAGES] })) {
        await page.goto(path);
        await waitUntilIdle(page);
        expect(await readLayoutShifts(page), path).toEqual([]);
      }
    });
  }
});
