import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import { callApi } from '@marketplace/contracts/api/client';
import { dose } from '@marketplace/contracts/testing/dose';
import { createTestMarket } from '../testing/createTestMarket';
import { serveMarket } from '../testing/serveMarket';
import { POSTGRES, TEST_DATABASES } from '../testing/testDatabases';

const DATABASES = dose({ gate: [POSTGRES], soak: TEST_DATABASES });

// callApi parses every reply by the contract's schema, so that a reply which does not fit fails
// its test here whatever the test is about.
describe.each(DATABASES)('what the market publishes on $database', ({ open }) => {
  const market = serveMarket(open);

  beforeAll(async () => {
    await createTestMarket(market.db);
  });

  it('gives menus nested, with unsafe links emptied', async () => {
    const { items } = await callApi(apiCalls.getMenuItems, { params: { menuId: 'main' } });
    expect(items).toMatchObject([
      { name: 'Fish', items: [{ name: 'Rui', items: [] }] },
      { name: 'Bad', url: '' },
    ]);
    expect(await callApi(apiCalls.getMenuItems, { params: { menuId: 'none' } })).toEqual({
      items: [],
    });
  });

  it('tells subjects, reading time and products of a post', async () => {
    const params = { handle: 'how-to-choose-fish' };
    const post = await callApi(apiCalls.getBlogByHandle, { params });
    expect(post.tags?.map(({ name }) => name)).toEqual(['Fish', 'In the kitchen']);
    expect(post.readingMinutes).toBe(1);
    expect(post.products?.map(({ name }) => name)).toEqual(['Rui Fish']);
  });

  it.each([
    ['fish', ['how-to-choose-fish']],
    ['kitchen', ['how-to-choose-fish']],
    // The subject of a post that is not published.
    ['secret', []],
    ['no-such-subject', []],
  ])('lists the posts of the subject %s', async (tag, handles) => {
    const { items, paginationStatus } = await callApi(apiCalls.listBlogs, { query: { tag } });
    expect(items.map(({ handle }) => handle)).toEqual(handles);
    expect(paginationStatus.totalItems).toBe(handles.length);
  });

  it('lists published posts only, and sanitises them', async () => {
    const { items } = await callApi(apiCalls.listBlogs);
    expect(items.map(({ handle }) => handle)).toEqual(['how-to-choose-fish']);
    const params = { handle: 'how-to-choose-fish' };
    expect((await callApi(apiCalls.getBlogByHandle, { params })).body).not.toMatch(
      /script|onerror/,
    );
    await expect(
      callApi(apiCalls.getBlogByHandle, { params: { handle: 'not-yet' } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
