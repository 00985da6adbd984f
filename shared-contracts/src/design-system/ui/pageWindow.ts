/** A page number, or the gap before or after the current page. */
export type PageEntry = number | 'gap-before' | 'gap-after';

/**
 * Page numbers to show: first, last, current and its neighbours, with gaps in between. Near an end
 * of the list, the five pages at that end are shown. A gap never replaces a single page.
 * @param pageNumber current page, from 1.
 * @param totalPages at least 1.
 */
export function pageWindow(pageNumber: number, totalPages: number): PageEntry[] {
  const from = Math.max(2, Math.min(pageNumber - 1, totalPages - 4));
  const to = Math.min(totalPages - 1, Math.max(pageNumber + 1, 5));
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return [
    1,
    ...between(1, from, 'gap-before'),
    ...middle,
    ...between(to, totalPages, 'gap-after'),
    ...(totalPages > 1 ? [totalPages] : []),
  ];
}

function between(before: number, after: number, gap: PageEntry): PageEntry[] {
  if (after - before === 2) return [before + 1];
  return after - before > 2 ? [gap] : [];
}
