import type { Locator, Page } from '@playwright/test';

/** Names of elements and texts, in the order of the document. */
export type Texts = readonly string[];

/** Reads the elements and texts inside an element. */
export const shownText = (place: Locator): Promise<Texts> => place.evaluate(textIn);

/** Number of elements and texts that a message shows before and after the difference. */
const SHOWN = 8;

/**
 * Finds the first place where the hydrated page differs from what the server has sent.
 * @param inBrowser how the browser may change the server's texts: not at all, by additions only, or
 * in any way
 * @returns `undefined` if there is no forbidden difference
 */
export function findDifference(
  served: Texts,
  shown: Texts,
  inBrowser: 'keeps' | 'adds' | 'replaces',
): string | undefined {
  if (inBrowser === 'replaces') return undefined;
  let at = 0;
  for (const text of shown) {
    if (text === served[at]) at += 1;
    else if (inBrowser === 'keeps') break;
  }
  if (at === served.length && (inBrowser === 'adds' || shown.length === served.length)) {
    return undefined;
  }
  const from = Math.max(at - SHOWN, 0);
  const excerpt = (texts: Texts) => texts.slice(from, at + SHOWN).join('');
  return `The server sent ${excerpt(served)} and the browser shows ${excerpt(shown)}`;
}

/**
 * Reads the text of an element in the HTML that the server has sent. Opens an empty page for it,
 * because the shop's pages refuse to parse HTML.
 */
export async function servedText(page: Page, html: string, selector: string): Promise<Texts> {
  const empty = await page.context().newPage();
  try {
    await empty.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      document.documentElement.replaceWith(document.importNode(parsed.documentElement, true));
    }, html);
    await empty.evaluate(moveLateParts);
    return await empty.locator(selector).first().evaluate(textIn);
  } finally {
    await empty.close();
  }
}

/** Runs in the page. Moves parts that React has streamed late to their places. */
function moveLateParts(): void {
  for (const late of document.querySelectorAll('div[hidden][id^="S:"]')) {
    const place = document.getElementById(late.id.replace('S:', 'B:'));
    for (let next = place?.nextSibling; next && next.nodeValue !== '/$'; next = place?.nextSibling)
      next.remove();
    place?.replaceWith(...late.childNodes);
    late.remove();
  }
}

/** Runs in the page. Lists all elements and texts, without scripts and styles. */
function textIn(root: Element): string[] {
  const lines: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style, noscript, template')) continue;
    if (node instanceof Text) lines.push(node.data);
    else if (node instanceof Element && !node.matches('script, style, noscript, template'))
      lines.push(`<${node.localName}>`);
  }
  return lines.map((line) => line.replace(/\s+/g, ' ')).filter((line) => line.trim() !== '');
}
