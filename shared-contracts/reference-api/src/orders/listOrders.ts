import type { listMyOrders } from '@marketplace/contracts/api/orders';
import { plainName, plainNumber, toLatinDigits } from '@marketplace/contracts/api/typedText';
import { LOCALES } from '@marketplace/contracts/i18n/locale';
import { DHAKA_OFFSET_MS } from '@marketplace/contracts/time/dhakaTime';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { countPages, offsetOf } from '../database/paging';
import type { ApiContext, Input } from '../http/Handlers';
import { readOrders, summarizeOrder } from './readOrders';

type Query = Input<typeof listMyOrders>['query'];

const YEAR = sql<number>`extract(year from placed_at at time zone 'Asia/Dhaka')::int`;

/** Lists a page of a customer's orders that match the filters, and the years of all their orders. */
export async function listOrders(
  { customerUuid, query }: { customerUuid: string; query: Query },
  context: ApiContext,
): Promise<z.input<typeof listMyOrders.reply>> {
  const { db } = context;
  const matches = matchesOf(query);
  const mine = db.selectFrom('orders').where('customerUuid', '=', customerUuid);
  const years = await mine
    .select([YEAR.as('year'), sql<number>`count(*) filter (where ${matches})`.as('matching')])
    .groupBy('year')
    .orderBy('year', 'desc')
    .execute();
  const total = years.reduce((sum, { matching }) => sum + matching, 0);
  const page = await mine
    .select('uuid')
    .where(matches)
    .orderBy('placedAt', 'desc')
    .orderBy('sequence', 'desc')
    .limit(query.pageSize)
    .offset(offsetOf(query))
    .execute();
  const orders = await readOrders(
    db,
    context,
    page.map(({ uuid }) => uuid),
  );
  return {
    items: orders.map(summarizeOrder),
    paginationStatus: countPages(query, total),
    years: years.map(({ year }) => year),
  };
}

const startOf = (year: number) => new Date(Date.UTC(year, 0) - DHAKA_OFFSET_MS);

/** SQL that is true for orders that match all filters of a query. */
function matchesOf({ status, year, search }: Query): RawBuilder<boolean> {
  const conditions = [sql<boolean>`true`];
  if (status) conditions.push(sql`orders.status = ${status}`);
  if (year) {
    // A range, unlike `extract`, uses the index of a customer's orders.
    conditions.push(sql`placed_at >= ${startOf(year)}`, sql`placed_at < ${startOf(year + 1)}`);
  }
  if (search) conditions.push(matchesText(search));
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** SQL that is true for orders with a number, product name or shop name that contains a text. */
function matchesText(typed: string): RawBuilder<boolean> {
  const text = toLatinDigits(plainName(typed));
  const number = plainNumber(typed);
  // `strpos` takes `%` and `_` literally.
  const isIn = (names: RawBuilder<string>) =>
    sql<boolean>`strpos(translate(normalize(lower(${names}), nfc), '০১২৩৪৫৬৭৮৯', '0123456789'), ${text}) > 0`;
  const conditions = [
    sql<boolean>`exists (
      select from parcels
        left join shops on shops.uuid = parcels.shop_uuid and shops.name = parcels.shop_name
      where parcels.order_uuid = orders.uuid and ${isIn(namesOf('parcels.shop_name', 'shops'))})`,
    sql<boolean>`exists (
      select from parcels
        join order_items on order_items.parcel_uuid = parcels.uuid
        left join products on products.uuid = order_items.product_uuid
          and products.name = order_items.product_name
      where parcels.order_uuid = orders.uuid
        and ${isIn(namesOf('order_items.product_name', 'products'))})`,
  ];
  if (/^\d+$/.test(number)) conditions.push(sql`strpos(order_number::text, ${number}) > 0`);
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/**
 * SQL of a name at the time of the order and of the name's translations, one per line. A search
 * text has no line break, so it never matches the end of one name and the start of the next.
 */
const namesOf = (name: string, table: 'shops' | 'products') =>
  sql<string>`concat_ws(E'\n', ${sql.ref(name)}, ${sql.join(
    LOCALES.map((locale) => sql`${sql.ref(table)}.name_translations ->> ${sql.lit(locale)}`),
  )})`;
