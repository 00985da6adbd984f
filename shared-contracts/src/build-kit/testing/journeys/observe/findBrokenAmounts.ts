/**
 * Runs in the page. Finds amounts of money that are broken across two lines.
 * @returns the text around each such amount
 */
export function findBrokenAmounts(root: Element): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { index, 0: amount } of (node.textContent ?? '').matchAll(/৳[\d০-৯.,]*[\d০-৯]/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + amount.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(node.textContent ?? '');
    }
  }
  return broken;
}
