import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema';
import { translateName } from '../database/translations';
import { notFound } from '../http/ApiProblem';
import type { ApiContext, Handlers } from '../http/Handlers';
import { toPicture } from '../http/pictures';
import { selectCategories, toSubCategory } from './categoryHandlers';
import { readSummaries } from './productSummaries';
import { selectShops, toShopSummary } from './shopSummaries';

const productsOf = sql<number>`(
  select coalesce(sum(products), 0)::bigint from product_counts where price_paisa = 0 and key in (
    select uuid from categories where featured_group_uuid = featured_groups.uuid))`;

const categoriesOf = sql<number>`(
  select count(*) from categories where featured_group_uuid = featured_groups.uuid)`;

// Looks up each shop or category in an index instead of reading all products of a section.
const sellsIn = (group: RawBuilder<unknown>) => sql<boolean>`exists (
  select from categories, lateral (
    select from products where shop_uuid = shops.uuid and category_uuid = categories.uuid
    limit 1) as sold
  where featured_group_uuid = ${group})`;

const shopsOf = sql<number>`(
  select count(*) from shops where ${sellsIn(sql`featured_groups.uuid`)})`;

async function readGroups({ db, mediaUrl, language }: ApiContext, counted: RawBuilder<number>) {
  const rows = await db
    .selectFrom('featuredGroups')
    .selectAll()
    .select(counted.as('counted'))
    .orderBy('position')
    .execute();
  return rows.map(({ counted: count, ...row }) => ({
    count,
    group: {
      uuid: row.uuid,
      handle: row.handle,
      ...translateName(row, language),
      imageUrl: toPicture(row, mediaUrl),
    },
  }));
}

async function findGroup(db: Database, uuid: string): Promise<string> {
  const group = await db
    .selectFrom('featuredGroups')
    .select('uuid')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!group) throw notFound('That featured section');
  return group.uuid;
}

export const featuredHandlers: Handlers<
  | 'listFeaturedProductGroups'
  | 'listFeaturedShopGroups'
  | 'listFeaturedSubCategoryGroups'
  | 'listFeaturedProducts'
  | 'listFeaturedShops'
  | 'listFeaturedSubCategories'
> = {
  async listFeaturedProductGroups(_, context) {
    const groups = await readGroups(context, productsOf);
    return { items: groups.map(({ group, count }) => ({ ...group, productCount: count })) };
  },

  async listFeaturedShopGroups(_, context) {
    const groups = await readGroups(context, shopsOf);
    const shown = groups.filter(({ count }) => count > 0);
    return { items: shown.map(({ group, count }) => ({ ...group, shopCount: count })) };
  },

  async listFeaturedSubCategoryGroups(_, context) {
    const groups = await readGroups(context, categoriesOf);
    const shown = groups.filter(({ count }) => count > 0);
    return { items: shown.map(({ group, count }) => ({ ...group, subCategoryCount: count })) };
  },

  async listFeaturedProducts({ query }, context) {
    const group = await findGroup(context.db, query.featuredGroupUuid);
    // The market chooses only a few products; best sellers fill the rest of the list.
    const { rows } = await sql<{ uuid: string }>`
      with chosen as (
        select products.uuid, featured_position, sold_count from products
        where featured_position is not null and category_uuid in (
          select uuid from categories where featured_group_uuid = ${group})
        order by featured_position, sold_count desc, uuid limit ${query.pageSize}),
      others as (
        select uuid, null::integer, listed.sold_count
        from product_listings as listed join products using (uuid)
        where key = ${group} and featured_position is null
        order by listed.sold_count desc, listed.review_count desc, uuid desc
        limit ${query.pageSize})
      select uuid from (select * from chosen union all select * from others) as shown
      order by featured_position nulls last, sold_count desc, uuid
      limit ${query.pageSize}`.execute(context.db);
    const items = await readSummaries(
      context,
      rows.map(({ uuid }) => uuid),
    );
    return { items };
  },

  async listFeaturedShops({ query }, context) {
    const { db } = context;
    const group = await findGroup(db, query.featuredGroupUuid);
    const rows = await selectShops(db)
      .where(sellsIn(sql`${group}`))
      .orderBy(sql`coalesce(product_counts.products, 0) desc, shops.name, shops.uuid`)
      .limit(query.pageSize)
      .execute();
    return { items: rows.map((row) => toShopSummary(row, context)) };
  },

  async listFeaturedSubCategories({ query }, context) {
    const { db } = context;
    const group = await findGroup(db, query.featuredGroupUuid);
    const rows = await selectCategories(db)
      .where('featuredGroupUuid', '=', group)
      .orderBy('position')
      .orderBy(sql`categories.uuid`)
      .limit(query.pageSize)
      .execute();
    return { items: rows.map((row) => toSubCategory(row, context)) };
  },
};
