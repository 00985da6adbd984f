import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table promo_codes (
    code text primary key check (code = upper(code)),
    kind text not null check (kind in ('percent', 'amount')),
    value integer not null check (value > 0 and (kind <> 'percent' or value <= 100)),
    most_paisa integer check (most_paisa > 0),
    minimum_paisa bigint not null default 0,
    starts_at timestamptz, ends_at timestamptz,
    max_uses integer check (max_uses > 0), uses integer not null default 0,
    max_uses_per_customer integer check (max_uses_per_customer > 0),
    created_at timestamptz not null default now(),
    check (uses >= 0 and (max_uses is null or uses <= max_uses)))`,
  // The reference to the order is checked only at the commit, because the use of a code is stored
  // before its order.
  sql`create table promo_uses (
    order_uuid uuid primary key references orders on delete cascade deferrable initially deferred,
    code text not null references promo_codes, phone text not null)`,
  sql`create index on promo_uses (code, phone)`,
  sql`alter table carts add column promo_code text references promo_codes`,
  sql`alter table orders
    add column promo_code text,
    add column discount_paisa bigint not null default 0`,
  sql`do $$ declare found record; begin
    for found in select conname from pg_constraint
      where conrelid = 'orders'::regclass and contype = 'c'
        and pg_get_constraintdef(oid) like '%total_paisa%'
    loop execute format('alter table orders drop constraint %I', found.conname); end loop;
  end $$`,
  sql`alter table orders add constraint orders_total check (
    total_paisa = subtotal_paisa + delivery_charge_paisa - discount_paisa
    and discount_paisa between 0 and subtotal_paisa)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
