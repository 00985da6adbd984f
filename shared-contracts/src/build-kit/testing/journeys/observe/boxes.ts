import { expect, type Page } from '@playwright/test';
import { forceLayout, scrollThrough } from '../pages/navigation';
import { waitUntilIdle } from './idle';

const BANGLA_FACE = /bengali|bangla|nirmala/i;

/** An element with Bangla letters or a taka sign. */
interface BanglaText {
  text: string;
  /** Maximum number of glyphs that fonts without Bangla letters may draw, e.g. for digits. */
  others: number;
}

/**
 * Expects each Bangla letter and taka sign of a page to be drawn, once its font has loaded. Lays
 * out the whole page, because only texts that are laid out have glyphs.
 */
export async function expectNoBoxes(page: Page): Promise<void> {
  await waitUntilIdle(page);
  await forceLayout(page);
  await scrollThrough(page);
  await waitUntilIdle(page);
  // Every page contains the name of the language Bangla in Bangla letters.
  expect((await findBoxes(page)).looked).toBeGreaterThan(0);
  await expect.poll(async () => (await findBoxes(page)).boxes, page.url()).toEqual([]);
}

/**
 * Finds texts with Bangla letters or a taka sign that the page draws as empty boxes, because a font
 * without these letters draws them. Ignores texts that are not laid out.
 * @returns the texts, and the number of texts that were looked at
 */
async function findBoxes(page: Page): Promise<{ boxes: string[]; looked: number }> {
  const texts = await page.locator('body').evaluate(markBanglaTexts);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const selector = '[data-bangla-text]';
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const drawn = await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await session.detach();

  const laidOut = drawn.flatMap(({ fonts }, index) => {
    const text = texts[index];
    return text && fonts.length > 0 ? [{ ...text, fonts }] : [];
  });
  const boxes = laidOut.filter(({ fonts, others }) => {
    const count = (isBangla: boolean) =>
      fonts
        .filter(({ familyName }) => BANGLA_FACE.test(familyName) === isBangla)
        .reduce((sum, { glyphCount }) => sum + glyphCount, 0);
    return count(true) === 0 || count(false) > others;
  });
  return { boxes: boxes.map(({ text }) => text), looked: laidOut.length };
}

/**
 * Marks the elements with Bangla letters or a taka sign, and returns their texts in the order of
 * the document. Each text includes the texts of the child elements, because the browser counts the
 * glyphs of an element together with those of its children.
 */
function markBanglaTexts(body: Element): BanglaText[] {
  const ownText = (element: Element) =>
    [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
  // The browser counts the glyphs of a shortened text twice: before and after it was shortened.
  const isShortened = (element: Element | null): boolean => {
    if (!element) return false;
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    const isClamped = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    return isClamped || isShortened(element.parentElement);
  };
  const found: BanglaText[] = [];
  for (const element of body.querySelectorAll('*')) {
    element.removeAttribute('data-bangla-text');
    if (element.matches('script, style, noscript, template, option')) continue;
    if (!/[\u0980-\u09ff]/.test(ownText(element))) continue;
    element.setAttribute('data-bangla-text', '');
    const text = [element, ...element.children].map(ownText).join('');
    // Pseudo-elements draw a few glyphs more, e.g. the tick of a list.
    const others = text.replace(/[\u0980-\u09ff]/g, '').length + 2;
    found.push({ text: text.trim(), others: isShortened(element) ? 2 * others : others });
  }
  return found;
}
