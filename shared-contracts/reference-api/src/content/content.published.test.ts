import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import { ApiError, callApi, clearApiCache } from '@marketplace/contracts/api/client';
import { createTestMarket } from '../testing/createTestMarket';
import { serveMarket } from '../testing/serveMarket';
import { TEST_DATABASES } from '../testing/testDatabases';

const DAY_MS = 86_400_000;

// `callApi` validates each reply against the contract, so a reply that violates it fails a test.
describe.each(TEST_DATABASES)('the API for content on $database', ({ open }) => {
  let aheadMs = 0;
  const market = serveMarket(open, { now: () => new Date(Date.now() + aheadMs) });
  const handle = 'how-to-choose-fish';
  const publish = (publishedAt: Date) =>
    market.db.updateTable('blogs').set({ publishedAt }).where('handle', '=', handle).execute();
  /** Makes each call that can show the post: two lists, the post itself, and its comments. */
  const readAll = () =>
    Promise.all([
      callApi(apiCalls.listBlogs).then(({ items }) => items.length),
      callApi(apiCalls.listBlogs, { query: { tag: 'fish' } }).then(({ items }) => items.length),
      callApi(apiCalls.getBlogByHandle, { params: { handle } }).catch(statusOf),
      callApi(apiCalls.listBlogComments, { params: { slug: handle } }).catch(statusOf),
    ]);
  const gone = [0, 0, 404, 404];

  beforeAll(async () => {
    await createTestMarket(market.db);
  });

  it('returns a menu with nested entries, and removes unsafe links', async () => {
    const { items } = await callApi(apiCalls.getMenuItems, { params: { menuId: 'main' } });
    expect(items).toMatchObject([
      { name: 'Fish', items: [{ name: 'Rui', items: [] }] },
      { name: 'Bad', url: '' },
    ]);
    expect(await callApi(apiCalls.getMenuItems, { params: { menuId: 'none' } })).toEqual({
      items: [],
    });
  });

  it('returns a post with its tags, reading time and products', async () => {
    const params = { handle: 'how-to-choose-fish' };
    const post = await callApi(apiCalls.getBlogByHandle, { params });
    expect(post.tags?.map(({ name }) => name)).toEqual(['Fish', 'In the kitchen']);
    expect(post.readingMinutes).toBe(1);
    expect(post.products?.map(({ name }) => name)).toEqual(['Rui Fish']);
  });

  it.each([
    ['fish', ['how-to-choose-fish']],
    ['kitchen', ['how-to-choose-fish']],
    // Only an unpublished post has this tag.
    ['secret', []],
    ['no-such-subject', []],
  ])('lists the published posts with the tag %s', async (tag, handles) => {
    const { items, paginationStatus } = await callApi(apiCalls.listBlogs, { query: { tag } });
    expect(items.map(({ handle }) => handle)).toEqual(handles);
    expect(paginationStatus.totalItems).toBe(handles.length);
  });

  // @spec 7.13
  it('sanitises a published post, and neither lists nor returns an unpublished post', async () => {
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

  it('hides a withdrawn post at once, or within five minutes if `callApi` has cached the replies', async () => {
    clearApiCache();
    const [listed, tagged, post, comments] = await readAll();
    expect([listed, tagged]).toEqual([1, 1]);
    expect(post).toMatchObject({ handle });
    expect(comments).toEqual({ items: [] });

    await publish(new Date('2999-01-01T00:00:00Z'));
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000);
    expect(await readAll()).toEqual(gone);
    clock.mockRestore();
    clearApiCache();
    expect(await readAll()).toEqual(gone);

    await publish(new Date('2024-03-01T08:00:00Z'));
    clearApiCache();
    expect((await readAll())[0]).toBe(1);
  });

  it("shows a post as soon as the API's clock reaches its publication date", async () => {
    await publish(new Date(Date.now() + DAY_MS));
    clearApiCache();
    expect(await readAll()).toEqual(gone);
    aheadMs = DAY_MS;
    clearApiCache();
    expect(await readAll()).toMatchObject([1, 1, { handle }, { items: [] }]);
  });
});

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : error);
