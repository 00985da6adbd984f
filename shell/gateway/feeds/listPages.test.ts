import { type ListPage, readPages } from './listPages';

async function readAll(pages: (pageNumber: number) => ListPage) {
  const found: string[] = [];
  for await (const slugs of readPages(async (page) => pages(page))) found.push(...slugs);
  return found;
}

describe('readPages', () => {
  it.each([
    ['has no page', 0, []],
    ['has one page', 1, ['1']],
    ['has several pages', 5, ['1', '2', '3', '4', '5']],
  ])('reads all slugs in order from a list that %s', async (_what, totalPages, expected) => {
    const pages = (page: number) => ({ slugs: page <= totalPages ? [`${page}`] : [], totalPages });
    expect(await readAll(pages)).toEqual(expected);
  });

  it.each([
    ['grows', 3, 4],
    ['shrinks', 4, 3],
  ])(
    'reads the right number of pages from a list that %s between two requests',
    async (_how, before, after) => {
      const pages = (page: number) => {
        const totalPages = page < 2 ? before : after;
        return { slugs: page <= totalPages ? [`${page}`] : [], totalPages };
      };
      expect(await readAll(pages)).toHaveLength(after);
    },
  );

  it.each([1, 3])('throws if page %d of a list with 4 pages is empty', async (empty) => {
    const pages = (page: number) => ({ slugs: page === empty ? [] : ['a'], totalPages: 4 });
    await expect(readAll(pages)).rejects.toThrow(`Page ${empty} of 4 is empty.`);
  });
});
