import type { SubCategory } from '@marketplace/contracts/api/categories';
import { sql } from 'kysely';
import type { Database } from '../database/schema';
import { type MediaUrl, toPicture } from './pictures';

/** Sub-categories with how many products each lists, which the database counts. */
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

export function toSubCategory(row: CategoryRow, mediaUrl: MediaUrl): SubCategory {
  return {
    uuid: row.uuid,
    handle: row.handle,
    name: row.name,
    productCount: row.productCount,
    imageUrl: toPicture(row, mediaUrl),
    featuredProductGroupUuid: row.featuredGroupUuid,
  };
}
