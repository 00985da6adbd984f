import type { Locator, Page } from '@playwright/test';

/** Reads the text of an element with the names of its elements, as `textIn` does. */
export const shownText = (place: Locator): Promise<string> => place.evaluate(textIn);

/**
 * Reads the text of an element in the HTML that the server has sent. Opens an empty page for it,
 * because the shop's pages refuse to parse HTML.
 */
export async function servedText(page: Page, html: string, selector: string): Promise<string> {
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

/** Runs in the page. Joins the names of all elements and their texts, without scripts and styles. */
function textIn(root: Element): string {
  const lines: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style, noscript, template')) continue;
    if (node instanceof Text) lines.push(node.data);
    else if (node instanceof Element && !node.matches('script, style, noscript, template'))
      lines.push(`<${node.localName}>`);
  }
  return lines.join('').replace(/\s+/g, ' ');
}
