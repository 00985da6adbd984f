/** The contract takes no higher page number; a list this long has no such page either. */
const MAX_PAGE_NUMBER = 1_000_000;

/**
 * Which page of a list a request asks for, from 1. What is not a whole number from 1 on is page 1:
 * a mistyped address still shows the list (its canonical address then says page 1).
 */
export function pageNumberOf(request: Request): number {
  const asked = new URL(request.url).searchParams.get('pageNumber') ?? '';
  if (!/^\d+$/.test(asked)) return 1;
  return Math.min(Math.max(Number(asked), 1), MAX_PAGE_NUMBER);
}
