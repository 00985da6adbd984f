import { findChromium } from '@marketplace/contracts/server/findChromium';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import {
  readLayoutShifts,
  recordLayoutShifts,
} from '@marketplace/contracts/testing/journeys/observe/layoutShifts';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { type CDPSession, chromium, type Page } from '@playwright/test';

const FONT_FILE = /\.(woff2?|ttf|otf)\b/;
const BANGLA_FACE = /bengali|bangla|nirmala/i;

/** Share of an element's rendered glyphs that use a Bangla font. */
async function banglaShare(page: Page, selector: string): Promise<number> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  const count = (faces: typeof fonts) => faces.reduce((sum, { glyphCount }) => sum + glyphCount, 0);
  // The other glyphs are spaces and punctuation. If the Bangla font lacked a glyph, a Latin font
  // would draw an empty box, which does not count as Bangla either.
  return count(fonts.filter(({ familyName }) => BANGLA_FACE.test(familyName))) / count(fonts);
}

function listFontRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (FONT_FILE.test(request.url())) asked.push(request.url());
  });
  return asked;
}

const BANGLA_PAGE = '/nodibazar?lang=bn';

test.describe("the system's fonts", () => {
  test('show pages with Bangla text and prices without font requests or layout shifts', async ({
    page,
  }) => {
    const asked = listFontRequests(page);
    await recordLayoutShifts(page);
    await page.goto(BANGLA_PAGE);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect(await banglaShare(page, 'main h1')).toBeGreaterThan(0.7);
    await waitUntilIdle(page);
    expect(await readLayoutShifts(page)).toEqual([]);

    await page.goto('/product?lang=en');
    await waitUntilIdle(page);
    expect(await readLayoutShifts(page)).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('are supplemented by the Bangla font of the shop if the system has no Bangla font', {
    tag: '@full',
  }, async () => {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const page = await browser.newPage({ baseURL: stack.origin });
      const asked = listFontRequests(page);
      await page.goto(BANGLA_PAGE);
      // The limit is low, because some headings contain the brand in Latin letters.
      for (const selector of ['main h1', 'main h2', 'main h3', 'main p']) {
        await expect.poll(() => banglaShare(page, selector), selector).toBeGreaterThan(0.4);
      }
      // A browser with a local Bangla font does not download the shop's font.
      if (asked.length === 0) {
        test.info().annotations.push({ type: 'note', description: 'a face of its own' });
        return;
      }
      expect(asked).toHaveLength(1);
    } finally {
      await browser.close();
    }
  });
});
