import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { createApi } from '../api/createApi';
import type { Database } from '../database/schema';
import { createTestMarket } from '../testing/createTestMarket';
import { CATEGORY, PRODUCT } from '../testing/marketUuids';
import { OPEN_LIMIT_MS, openPostgres } from '../testing/testDatabases';

const { path, reply } = apiCalls.listSubCategories;

let db: Database;
let close: () => Promise<void>;
let app: FastifyInstance;

beforeAll(async () => {
  ({ db, close } = await openPostgres());
  app = createApi({ db, mediaDir: '/nowhere', mediaBaseUrl: '/media', hasDevTools: false });
}, OPEN_LIMIT_MS);

beforeEach(() => createTestMarket(db));

afterAll(async () => {
  await app?.close();
  await close?.();
});

async function list(query: string) {
  const { items, paginationStatus } = z.parse(reply, (await app.inject(path + query)).json());
  return { uuids: items.map(({ uuid }) => uuid), total: paginationStatus.totalItems };
}

it.each([
  ['', [CATEGORY.river, CATEGORY.sweet, CATEGORY.empty]],
  ['?removeUnusedSubCategory=false', [CATEGORY.river, CATEGORY.sweet, CATEGORY.empty]],
  ['?removeUnusedSubCategory=true', [CATEGORY.river, CATEGORY.sweet]],
])('only removeUnusedSubCategory=true hides empty sub-categories: "%s"', async (query, uuids) => {
  expect(await list(query)).toEqual({ uuids, total: uuids.length });
});

it('removeUnusedSubCategory excludes sub-categories without products from pages and totals', async () => {
  expect(await list('?removeUnusedSubCategory=true&pageSize=1&pageNumber=2')).toEqual({
    uuids: [CATEGORY.sweet],
    total: 2,
  });
});

it('a sub-category counts as used as long as at least one product is in it', async () => {
  const query = '?removeUnusedSubCategory=true';
  const move = (from: string, to: string) =>
    db
      .updateTable('products')
      .set({ categoryUuid: to })
      .where('categoryUuid', '=', from)
      .where('uuid', '<>', PRODUCT.rui)
      .execute();
  await move(CATEGORY.sweet, CATEGORY.empty);
  expect((await list(query)).uuids).toEqual([CATEGORY.river, CATEGORY.empty]);
  await move(CATEGORY.empty, CATEGORY.sweet);
  expect((await list(query)).uuids).toEqual([CATEGORY.river, CATEGORY.sweet]);
});
