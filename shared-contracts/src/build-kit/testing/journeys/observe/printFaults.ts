import type { Page } from '@playwright/test';

/** Room for content on a sheet, in CSS px: the sheet at 96 px per inch, minus margins of 10 mm. */
const PAPERS = { A4: { width: 718, height: 1047 }, A5: { width: 483, height: 718 } } as const;
export type Paper = keyof typeof PAPERS;
export const PAPER_SIZES: readonly Paper[] = ['A4', 'A5'];

/**
 * Lays the open page out as on sheets of paper, and describes its faults. Faults are texts and
 * boxes that overlap or are cut off, and addresses that are printed behind links. Reload the page
 * before the next call, because its layout stays changed.
 */
export async function findPrintFaults(page: Page, paper: Paper): Promise<string[]> {
  await page.setViewportSize(PAPERS[paper]);
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(readFaults, PAPERS[paper]);
}

/**
 * Runs in the page. Sheets become columns, because browsers break both by the same rules, and only
 * columns have positions that a script can read.
 */
function readFaults({ width, height }: { width: number; height: number }): string[] {
  const gap = 40;
  Object.assign(document.body.style, {
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    columnWidth: `${width}px`,
    columnGap: `${gap}px`,
    columnFill: 'auto',
  });
  const main = document.querySelector('main');
  if (!main) return ['There is no main part.'];

  interface Piece {
    element: Element;
    name: string;
    box: DOMRect;
  }
  /**
   * False for hidden elements, and for texts for screen readers alone, which are one pixel wide.
   */
  const isShown = (element: Element): boolean => {
    const { parentElement } = element;
    if (!element.checkVisibility() || element.getBoundingClientRect().width <= 1) return false;
    return !parentElement || parentElement === main || isShown(parentElement);
  };
  const piecesOf = (element: Element, name: string, boxes: DOMRectList): Piece[] =>
    [...boxes]
      .filter((box) => box.width > 0 && box.height > 0)
      .map((box) => ({ element, name: name.trim().slice(0, 40), box }));

  const texts: Piece[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !isShown(element) || !node.textContent?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    texts.push(...piecesOf(element, node.textContent, range.getClientRects()));
  }
  const boxes = [...main.querySelectorAll('section, article, table, tr, img, p, dl, h1, h2')]
    .filter(isShown)
    .flatMap((box) => piecesOf(box, `<${box.localName}> ${box.textContent}`, box.getClientRects()));

  /**
   * True if two pieces overlap clearly. Lines of text may touch each other because of the height of
   * their font.
   */
  const overlap = ({ box: one }: Piece, { box: other }: Piece) => {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 2 && down > 0.4 * Math.min(one.height, other.height, 20);
  };
  const isApart = (one: Piece, other: Piece) =>
    !one.element.contains(other.element) && !other.element.contains(one.element);
  const faults: string[] = [];
  for (const pieces of [texts, boxes]) {
    pieces.forEach((one, index) => {
      for (const other of pieces.slice(index + 1)) {
        if (isApart(one, other) && overlap(one, other)) {
          faults.push(`“${other.name}” lies over “${one.name}”`);
        }
      }
    });
  }
  for (const { name, box } of texts) {
    const left = Math.floor((box.left + gap / 2) / (width + gap)) * (width + gap);
    const isInside = box.left > left - 1 && box.right < left + width + 1;
    if (!isInside || box.bottom > height + 1) faults.push(`“${name}” is cut off`);
  }
  for (const element of main.querySelectorAll('*')) {
    const isCut = getComputedStyle(element).overflowX !== 'visible';
    if (isCut && isShown(element) && element.scrollWidth > element.clientWidth + 1) {
      faults.push(`“${element.textContent?.slice(0, 40)}” is cut off`);
    }
  }
  for (const link of main.querySelectorAll('a')) {
    const { content } = getComputedStyle(link, '::after');
    if (isShown(link) && content.includes('/')) faults.push(`${content} behind a link`);
  }
  return [...new Set(faults)];
}
