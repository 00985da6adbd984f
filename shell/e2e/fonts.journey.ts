import type { CDPSession, Page } from '@playwright/test';
import { readLayoutShifts, recordLayoutShifts } from './observe/layoutShift';
import { main } from './pages/productPage';
import { expect, test } from './test';

const BANGLA_FILE = /bangla.*\.woff2/;
const BANGLA_FACE = /bengali|bangla|nirmala/i;

/** Of the glyphs that are really drawn for the page's heading, the share of Bangla ones. */
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

const isShown = (page: Page) => page.evaluate(() => getComputedStyle(document.body).visibility);

test.describe('fonts @once', () => {
  test('the first page in Bangla is drawn in a Bangla face from the start', async ({ page }) => {
    await recordLayoutShifts(page);
    await page.goto('/nodibazar?lang=bn');
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect(await banglaShare(page)).toBeGreaterThan(0.7);
    await page.waitForLoadState('networkidle');
    expect(await readLayoutShifts(page)).toEqual([]);
  });

  test('a Bangla face that takes its time is not waited for long, and swapped in', async ({
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
    // Devices with a face of their own never ask; where this runs there may be one.
    if (!isAsked) test.info().annotations.push({ type: 'note', description: 'a face of its own' });
  });

  test('a page without Bangla fetches none of it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/blog?lang=en');
    await page.waitForLoadState('networkidle');
    const text = await page.locator('body').innerText();
    expect(text, 'there is none').not.toMatch(/[\u0980-\u09f2\u09f4-\u09fe]/);
    expect(asked.filter((url) => BANGLA_FILE.test(url))).toEqual([]);
  });

  for (const delay of [20, 60, 90, 110, 140, 400]) {
    test(`nothing moves when fonts come after ${delay} ms`, async ({ page }) => {
      await page.route(/\.woff2/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        await route.continue();
      });
      await recordLayoutShifts(page);
      for (const path of ['/product', '/blog', '/nodibazar', '/nodibazar?lang=bn']) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        expect(await readLayoutShifts(page), path).toEqual([]);
      }
    });
  }
});
