import { sql } from 'kysely';
import { countPages, offsetOf } from '../database/paging';
import type { Handlers } from '../http/Handlers';
import { selectCategories, toSubCategory } from './selectCategories';

export const categoryHandlers: Handlers<'listSubCategories'> = {
  async listSubCategories({ query }, { db, mediaUrl }) {
    const listed = selectCategories(db).$if(query.removeUnusedSubCategory === 'true', (all) =>
      all.where('productCounts.products', '>', 0),
    );
    const { total } = await db
      .selectFrom(listed.as('listed'))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await listed
      .orderBy('position')
      .orderBy(sql`categories.uuid`)
      .limit(query.pageSize)
      .offset(offsetOf(query))
      .execute();
    return {
      items: rows.map((row) => toSubCategory(row, mediaUrl)),
      paginationStatus: countPages(query, total),
    };
  },
};
