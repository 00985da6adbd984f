import type { ShopSort } from '@marketplace/contracts/api/shops';
import { type RawBuilder, sql } from 'kysely';
import { countPages, offsetOf } from '../database/paging';
import { translate, translateName } from '../database/translations';
import { notFound } from '../http/ApiProblem';
import type { Handlers } from '../http/Handlers';
import { sanitizeHtml } from '../http/sanitizeHtml';
import { selectShops, toShopSummary } from './shopSummaries';

const ORDERS: Record<ShopSort, RawBuilder<unknown>> = {
  products: sql`coalesce(product_counts.products, 0) desc, shops.name, shops.uuid`,
  rating: sql`shops.rating_total::float / greatest(shops.review_count, 1) desc,
    shops.review_count desc, shops.name, shops.uuid`,
  name: sql`lower(shops.name), shops.uuid`,
  newest: sql`shops.created_at desc, shops.uuid`,
};

export const shopHandlers: Handlers<'listShops' | 'getShopByHandle'> = {
  async listShops({ query }, context) {
    const { db } = context;
    const matches = shopNameMatches(query.shopName ?? '');
    const { total } = await db
      .selectFrom('shops')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(matches)
      .executeTakeFirstOrThrow();
    const rows = await selectShops(db)
      .where(matches)
      .orderBy(ORDERS[query.sort])
      .limit(query.pageSize)
      .offset(offsetOf(query))
      .execute();
    return {
      items: rows.map((row) => toShopSummary(row, context)),
      paginationStatus: countPages(query, total),
    };
  },

  async getShopByHandle({ params }, context) {
    const { db, language } = context;
    const row = await selectShops(db)
      .select([
        'shops.description',
        'shops.descriptionTranslations',
        'shops.phone',
        'shops.email',
        'shops.address',
        'shops.addressTranslations',
        'shops.createdAt',
      ])
      .where('shops.handle', '=', params.handle)
      .executeTakeFirst();
    if (!row) throw notFound('That shop');
    const categories = await db
      .selectFrom('products')
      .innerJoin('categories', 'categories.uuid', 'products.categoryUuid')
      .select(({ fn }) => [
        'categories.uuid',
        'categories.handle',
        'categories.name',
        'categories.nameTranslations',
        fn.countAll<number>().as('productCount'),
      ])
      .where('products.shopUuid', '=', row.uuid)
      .groupBy('categories.uuid')
      .orderBy('productCount', 'desc')
      .orderBy('categories.position')
      .execute();
    const description = translate(row.description, row.descriptionTranslations, language);
    return {
      ...toShopSummary(row, context),
      description: sanitizeHtml(description.text),
      descriptionLanguage: description.otherLanguage,
      phone: row.phone,
      email: row.email,
      address: row.address && translate(row.address, row.addressTranslations, language).text,
      joinedAt: row.createdAt.toISOString(),
      categories: categories.map((category) => ({
        ...category,
        ...translateName(category, language),
      })),
    };
  },
};

/**
 * Condition that is true if each typed word matches a word of the shop's name: it is part of that
 * word, differs from it by one typing error, or sounds like it. An empty text matches every shop.
 */
function shopNameMatches(typed: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from string_to_table(ltrim(search_form(${typed})), ' ') as typed (word)
    where word <> '' and not exists (
      select from string_to_table(ltrim(shops.search_text), ' ') as named (word)
      where position(typed.word in named.word) > 0
        or (length(typed.word) > 2 and slips_of(typed.word) && slips_of(named.word)
          and abs(length(typed.word) - length(named.word)) < 2)
        or sound_of(typed.word) = sound_of(named.word)))`;
}
