import type { Locale } from '@marketplace/contracts/i18n/locale';
import { productListPath } from '@marketplace/contracts/routes';
import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { workload } from '@marketplace/contracts/testing/workload';
import type { APIRequestContext, Page } from '@playwright/test';

const WIDTHS = workload({ gate: [320], full: [320, 360, 390] });
const LANGUAGES = workload<Locale[]>({ gate: ['bn'], full: ['en', 'bn', 'fr'] });

// `bypassCSP` lets the test copy the cards and style sheets of all pages into one document.
test.use({ viewport: { width: 320, height: 640 }, bypassCSP: true });

const inLanguage = (path: string, locale: Locale) =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`;

/** Returns the HTML of every page of the list of all products. */
async function readLists(request: APIRequestContext, locale: Locale): Promise<string[]> {
  const { paginationStatus } = await callMarket<{ paginationStatus: { totalPages: number } }>(
    request,
    '/product/public/product?pageSize=14',
  );
  const documents: string[] = [];
  for (let pageNumber = 1; pageNumber <= paginationStatus.totalPages; pageNumber += 1) {
    const response = await request.get(inLanguage(productListPath({ pageNumber }), locale));
    documents.push(await response.text());
  }
  return documents;
}

/**
 * Replaces the cards of the page's list by the cards of all documents.
 * @returns number of cards in the list
 */
async function showAllCards(page: Page, documents: string[]): Promise<number> {
  return page.evaluate((sources) => {
    const listIn = (root: Document) => root.querySelector('main li > article')?.closest('ul');
    const list = listIn(document);
    if (!list) throw new Error('the page has no list of cards');
    list.replaceChildren();
    for (const source of sources) {
      const other = new DOMParser().parseFromString(source, 'text/html');
      document.head.append(...other.querySelectorAll('style'));
      list.append(...(listIn(other)?.children ?? []));
    }
    // Makes the browser lay out everything, including the cards below the first view.
    delete document.documentElement.dataset.firstView;
    return list.children.length;
  }, documents);
}

/** Finds cards without a price, and price texts that are cut off or overlap the row below. */
const findCutPrices = (page: Page) =>
  page.evaluate(() => {
    /**
     * Box of a text, as high as the font size. The browser's own boxes are higher, so the boxes of
     * close lines would overlap.
     */
    const boxOf = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { top, bottom, right } = range.getBoundingClientRect();
      const half = text.parentElement
        ? Number.parseFloat(getComputedStyle(text.parentElement).fontSize) / 2
        : 0;
      const middle = (top + bottom) / 2;
      return { top: middle - half, bottom: middle + half, right };
    };
    const textsIn = (root: Element) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      // Leaves out texts for screen readers, which are in boxes one pixel wide.
      return texts.filter((text) => (text.parentElement?.getBoundingClientRect().width ?? 0) > 1);
    };
    const isClipped = (text: Node, card: Element) => {
      const { right, bottom } = boxOf(text);
      for (let box = text.parentElement; box && card.contains(box); box = box.parentElement) {
        const edges = box.getBoundingClientRect();
        const clips = getComputedStyle(box).overflowX !== 'visible';
        if (clips && (right > edges.right + 0.5 || bottom > edges.bottom + 0.5)) return true;
      }
      return false;
    };
    return [...document.querySelectorAll('main li > article')].flatMap((card) => {
      const price = card.querySelector('p');
      const below = price?.parentElement?.nextElementSibling;
      if (!price || !below) return [`${card.textContent}: no price`];
      const top = Math.min(...textsIn(below).map((text) => boxOf(text).top));
      return textsIn(price)
        .filter((text) => isClipped(text, card) || boxOf(text).bottom > top)
        .map((text) => `${card.querySelector('a')?.textContent}: ${text.textContent}`);
    });
  });

for (const locale of LANGUAGES) {
  test(`on a narrow phone, no price on a card is cut off or overlaps the row below, in the language "${locale}"`, async ({
    page,
    request,
  }) => {
    await page.goto(inLanguage(productListPath(), locale));
    const shown = await showAllCards(page, await readLists(request, locale));
    const { paginationStatus } = await callMarket<{ paginationStatus: { totalItems: number } }>(
      request,
      '/product/public/product',
    );
    expect(shown).toBe(paginationStatus.totalItems);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 640 });
      expect([width, await findCutPrices(page)]).toEqual([width, []]);
    }
  });
}
