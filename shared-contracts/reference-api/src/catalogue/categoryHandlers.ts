import { sql } from 'kysely';
import { countPages, offsetOf } from '../database/paging';
import { notFound } from '../http/ApiProblem';
import type { Handlers } from '../http/Handlers';
import { toPicture } from './pictures';
import { selectSummaries, toSummary } from './productSummaries';

const productsInCategory = sql<number>`(
  select count(*) from products where products.category_uuid = categories.uuid)`;

const productsInGroup = sql<number>`(
  select count(*) from products join categories on categories.uuid = products.category_uuid
  where categories.featured_group_uuid = featured_groups.uuid)`;

export const categoryHandlers: Handlers<
  'listSubCategories' | 'listFeaturedProductGroups' | 'listFeaturedProducts'
> = {
  async listSubCategories({ query }, { db, mediaUrl }) {
    const isUsed = sql<boolean>`exists (
      select from products where products.category_uuid = categories.uuid)`;
    const listed = db
      .selectFrom('categories')
      .$if(query.removeUnusedSubCategory === 'true', (all) => all.where(isUsed));
    const { total } = await listed
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await listed
      .selectAll()
      .select(productsInCategory.as('productCount'))
      .orderBy('position')
      .orderBy('uuid')
      .limit(query.pageSize)
      .offset(offsetOf(query))
      .execute();
    const items = rows.map(({ uuid, handle, name, productCount, ...row }) => ({
      uuid,
      handle,
      name,
      productCount,
      imageUrl: toPicture(row, mediaUrl),
      featuredProductGroupUuid: row.featuredGroupUuid,
    }));
    return { items, paginationStatus: countPages(query, total) };
  },

  async listFeaturedProductGroups(_, { db, mediaUrl }) {
    const rows = await db
      .selectFrom('featuredGroups')
      .selectAll()
      .select(productsInGroup.as('productCount'))
      .orderBy('position')
      .execute();
    return { items: rows.map((row) => ({ ...row, imageUrl: toPicture(row, mediaUrl) })) };
  },

  async listFeaturedProducts({ query }, { db, mediaUrl }) {
    const group = await db
      .selectFrom('featuredGroups')
      .select('uuid')
      .where('uuid', '=', query.featuredGroupUuid)
      .executeTakeFirst();
    if (!group) throw notFound('That featured section');
    const rows = await selectSummaries(db)
      .innerJoin('categories', 'categories.uuid', 'products.categoryUuid')
      .where('categories.featuredGroupUuid', '=', group.uuid)
      .orderBy(sql`products.featured_position nulls last`)
      .orderBy('products.soldCount', 'desc')
      .orderBy('products.uuid')
      .limit(query.pageSize)
      .execute();
    return { items: rows.map((row) => toSummary(row, mediaUrl)) };
  },
};
