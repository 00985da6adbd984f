import { sql } from 'kysely';
import { refreshProductFigures } from '../database/refreshProductFigures';
import type { Database } from '../database/schema';

const BATCH = 50_000;
const LINES_OF_ORDER = 2;
/** Orders per customer. */
const ORDERS_OF_CUSTOMER = 25;

/**
 * Writes delivered orders, each with two lines from one shop. A tenth of the products get nearly
 * half of the orders. The same number of lines always gives the same orders.
 */
export async function addOrderLines(db: Database, lines: number): Promise<void> {
  const orders = Math.floor(lines / LINES_OF_ORDER);
  await db.connection().execute(async (connection) => {
    // One large insert takes longer than the time limit of queries.
    await sql`set statement_timeout = 0`.execute(connection);
    await addCustomers(connection, Math.ceil(orders / ORDERS_OF_CUSTOMER));
    await drawOrders(connection, orders);
    // Skips foreign-key checks, which would take as long as the insert. This is safe, because all
    // keys come from existing rows.
    await sql`set session_replication_role = replica`.execute(connection);
    for (let first = 1; first <= orders; first += BATCH) await insertBatch(connection, first);
    await sql`reset session_replication_role`.execute(connection);
    await sql`analyze order_items`.execute(connection);
    await refreshProductFigures(connection);
    await sql`vacuum (analyze)`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

async function addCustomers(db: Database, customers: number): Promise<void> {
  await sql`
    insert into customers (uuid, full_name, phone, password_hash, phone_verified)
    select md5('buyer ' || number)::uuid, 'Buyer ' || number,
      '+88019' || lpad(number::text, 8, '0'), '', true
    from generate_series(1, ${customers}::integer) as number`.execute(db);
}

async function drawOrders(db: Database, orders: number): Promise<void> {
  await sql`
    create temp table offers as
    select *, coalesce(lead(number) over shop, first_value(number) over shop) as companion
    from (
      select row_number() over (order by md5(uuid::text)) as number, uuid, shop_uuid, handle,
        name, price_paisa
      from products) as numbered
    window shop as (partition by shop_uuid order by number)`.execute(db);
  await sql`create unique index on offers (number)`.execute(db);
  await sql`analyze offers`.execute(db);
  // The cube of a uniform number gives a tenth of the products nearly half of the orders.
  await sql`
    create temp table drawn as
    select place, shop_uuid, first.uuid as first_uuid, second.uuid as second_uuid,
      first.price_paisa + second.price_paisa * 2 as subtotal_paisa
    from generate_series(1, ${orders}::integer) as place
      join offers as first on first.number = 1 + floor((select count(*) from offers)
        * power((hashint4(place)::bigint + 2147483648) / 4294967296.0, 3))
      join lateral (select uuid, price_paisa from offers where number = first.companion)
        as second on true`.execute(db);
  await sql`create unique index on drawn (place)`.execute(db);
  await sql`analyze drawn`.execute(db);
}

async function insertBatch(db: Database, first: number): Promise<void> {
  const batch = sql`drawn where place between ${first}::integer and ${first + BATCH - 1}::integer`;
  const statements = [
    sql`insert into orders (uuid, customer_uuid, status, placed_at, payment_method,
        payment_status, shipping_address, billing_address, subtotal_paisa,
        delivery_charge_paisa, total_paisa)
      select md5('order ' || place)::uuid,
        md5('buyer ' || 1 + place / ${ORDERS_OF_CUSTOMER + 1}::integer)::uuid, 'delivered',
        now() - place * interval '1 minute', 'cash-on-delivery', 'paid', '{}', '{}',
        subtotal_paisa, 6000, subtotal_paisa + 6000
      from ${batch}`,
    sql`insert into parcels (uuid, order_uuid, position, shop_uuid, shop_name, shop_handle,
        status, delivery_charge_paisa)
      select md5('parcel ' || place)::uuid, md5('order ' || place)::uuid, 0, shop_uuid,
        shops.name, shops.handle, 'delivered', 6000
      from (select * from ${batch}) as placed join shops on shops.uuid = shop_uuid`,
    sql`insert into order_items (uuid, parcel_uuid, position, product_uuid, product_name,
        product_handle, option_values, quantity, unit_price_paisa, total_paisa)
      select md5('line ' || place || ' ' || position)::uuid, md5('parcel ' || place)::uuid,
        position, offers.uuid, offers.name, offers.handle, '{}', position + 1,
        offers.price_paisa, (position + 1) * offers.price_paisa
      from (select * from ${batch}) as placed,
        unnest(array[0, 1], array[first_uuid, second_uuid]) as line (position, product_uuid)
        join offers on offers.uuid = line.product_uuid`,
  ];
  for (const statement of statements) await statement.execute(db);
}
