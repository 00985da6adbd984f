import type { ListPage } from './fetchListPage';

/** Pages asked for at once: the API has shoppers to serve. */
const AT_ONCE = 2;

/**
 * The slugs of a whole list, a page at a time and in order; the next page is on its way while one
 * is written down.
 *
 * @throws when the list ends before it says it does: half a list is no list
 */
export async function* readPages(
  fetchPage: (pageNumber: number) => Promise<ListPage>,
): AsyncGenerator<string[]> {
  const first = await fetchPage(1);
  refuseEmpty(first, 1);
  yield first.slugs;
  let last = first.totalPages;
  let asked = 1;
  const ahead: Promise<ListPage>[] = [];
  for (let page = 2; page <= last; page += 1) {
    while (asked < Math.min(last, page + AT_ONCE - 1)) {
      asked += 1;
      const coming = fetchPage(asked);
      // Waited for in its turn, which may never come.
      coming.catch(() => undefined);
      ahead.push(coming);
    }
    const found = await ahead.shift();
    if (!found) break;
    // What is added or removed meanwhile makes the list longer or shorter.
    last = found.totalPages;
    refuseEmpty(found, page);
    yield found.slugs;
  }
}

function refuseEmpty({ slugs, totalPages }: ListPage, page: number): void {
  if (slugs.length > 0 || page > totalPages) return;
  throw new Error(`Page ${page} of ${totalPages} is empty.`);
}
