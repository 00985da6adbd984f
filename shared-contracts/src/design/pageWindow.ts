/**
 * Which page numbers a list of pages shows: first, last, the current one and its neighbours, with
 * `gap` where numbers are left out. A gap never stands for one page alone: that page is shown.
 *
 * @param pageNumber current page, from 1.
 * @param totalPages how many there are, at least 1.
 */
export function pageWindow(pageNumber: number, totalPages: number): (number | 'gap')[] {
  const from = Math.max(2, Math.min(pageNumber - 1, totalPages - 4));
  const to = Math.min(totalPages - 1, Math.max(pageNumber + 1, 5));
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return [
    1,
    ...gapBetween(1, from),
    ...middle,
    ...gapBetween(to, totalPages),
    ...(totalPages > 1 ? [totalPages] : []),
  ];
}

function gapBetween(before: number, after: number): (number | 'gap')[] {
  if (after - before === 2) return [before + 1];
  return after - before > 2 ? ['gap'] : [];
}
