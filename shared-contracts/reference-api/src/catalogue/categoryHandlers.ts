import type { SubCategory } from '@marketplace/contracts/api/categories';
import { sql } from 'kysely';
import { countPages, offsetOf } from '../database/paging';
import type { Database } from '../database/schema';
import { translateName } from '../database/translations';
import type { Handlers, ReplyContext } from '../http/Handlers';
import { toPicture } from '../http/pictures';

export const categoryHandlers: Handlers<'listSubCategories'> = {
  async listSubCategories({ query }, context) {
    const { db } = context;
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
      items: rows.map((row) => toSubCategory(row, context)),
      paginationStatus: countPages(query, total),
    };
  },
};

/**
 * Selects the sub-categories with their numbers of products. The database keeps these numbers up to
 * date.
 */
export function selectCategories(db: Database) {
  return db
    .selectFrom('categories')
    .leftJoin('productCounts', (join) =>
      join
        .onRef('productCounts.key', '=', 'categories.uuid')
        .on('productCounts.pricePaisa', '=', sql.lit(0)),
    )
    .selectAll('categories')
    .select(sql<number>`coalesce(product_counts.products, 0)`.as('productCount'));
}

type CategoryRow = Awaited<
  ReturnType<ReturnType<typeof selectCategories>['executeTakeFirstOrThrow']>
>;

export function toSubCategory(row: CategoryRow, { mediaUrl, language }: ReplyContext): SubCategory {
  return {
    uuid: row.uuid,
    handle: row.handle,
    ...translateName(row, language),
    productCount: row.productCount,
    imageUrl: toPicture(row, mediaUrl),
    featuredProductGroupUuid: row.featuredGroupUuid,
  };
}
