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
