import { inGateIf } from '@marketplace/contracts/testing/journeys/inGateIf';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';
import { addressOf, CONTENT_PAGES } from './contentPages';

/**
 * Line heights for Bangla. With smaller line heights, vowel signs and conjuncts would touch the
 * next line.
 */
const LEADING = { heading: 1.45, longText: 1.85 } as const;

/** A text with at least this many characters is long: it has more than three lines on a phone. */
const LONG = 150;
/** Pages that contain no long texts. */
const SHORT_PAGES = ['/blog', '/contact'];

test.use({ viewport: { width: 360, height: 740 } });

for (const { path } of CONTENT_PAGES) {
  test(
    `${path} has the line heights of Bangla, and cuts off nothing at a text size of 200 %`,
    inGateIf(path === '/blog/:slug'),
    async ({ page, request }) => {
      await page.goto(`${await addressOf(path, request)}?lang=bn`);
      await waitForHydration(page);
      await waitUntilIdle(page);
      const texts = await readTexts(page);
      const headings = texts.filter(({ tag }) => /^H\d$/.test(tag));
      expect(headings.length).toBeGreaterThan(1);
      expect(headings.filter(({ leading }) => leading !== LEADING.heading)).toEqual([]);
      const long = texts.filter((text) => !headings.includes(text) && text.length >= LONG);
      if (!SHORT_PAGES.includes(path)) expect(long.length).toBeGreaterThan(0);
      expect(long.filter(({ leading }) => leading !== LEADING.longText)).toEqual([]);
      // The comparison is negated, so that a NaN (no line height) also fails.
      expect(texts.filter(({ leading }) => !(leading >= LEADING.heading))).toEqual([]);

      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await findCutBoxes(page)).toEqual([]);
    },
  );
}

/**
 * Reads each element of the main content that contains words: tag and text of its block, and line
 * height divided by font size. Skips form controls, because the browser sets their text.
 */
const readTexts = (page: Page) =>
  main(page).evaluate((root) => {
    const hasWords = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim();
    return [...root.querySelectorAll(':not(textarea, option, svg *, style)')]
      .filter((element) => [...element.childNodes].some(hasWords))
      .map((element) => {
        const block = element.closest('h1, h2, h3, h4, p, li, dt, dd, td, button') ?? element;
        const { lineHeight, fontSize } = getComputedStyle(element);
        const leading = Math.round((parseFloat(lineHeight) / parseFloat(fontSize)) * 100) / 100;
        const text = block.textContent?.trim() ?? '';
        return { tag: block.tagName, leading, length: text.length, text: text.slice(0, 40) };
      });
  });

/** Finds boxes that cut off their content. Skips excerpts and names, which end in an ellipsis. */
const findCutBoxes = (page: Page) =>
  page.evaluate(() => {
    const { documentElement } = document;
    const cut = [...document.querySelectorAll('main *')].filter((box) => {
      const style = getComputedStyle(box);
      if (style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis') return false;
      // Skips text that is for screen readers only.
      if (style.position === 'absolute' && box.clientWidth <= 1) return false;
      const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (isHidden(style.overflowX) && box.scrollWidth > box.clientWidth) ||
        (isHidden(style.overflowY) && box.scrollHeight > box.clientHeight)
      );
    });
    if (documentElement.scrollWidth > documentElement.clientWidth) cut.push(documentElement);
    return cut.map((box) => `${box.tagName} ${box.textContent?.slice(0, 60)}`);
  });
