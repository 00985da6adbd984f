import { countPages, offsetOf } from '../database/paging';
import type { Database } from '../database/schema';
import type { Handlers } from '../http/Handlers';

type Page = { pageNumber: number; pageSize: number };

async function listNames(db: Database, table: 'tags' | 'brands', query: Page) {
  const { total } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const items = await db
    .selectFrom(table)
    .select(['uuid', 'name'])
    .orderBy('name')
    .limit(query.pageSize)
    .offset(offsetOf(query))
    .execute();
  return { items, paginationStatus: countPages(query, total) };
}

export const nameHandlers: Handlers<'listTags' | 'listBrands'> = {
  listTags: ({ query }, { db }) => listNames(db, 'tags', query),
  listBrands: ({ query }, { db }) => listNames(db, 'brands', query),
};
