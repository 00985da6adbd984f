import { type Kysely, sql } from 'kysely';

const statements = [
  sql`set local statement_timeout = 0`,
  sql`alter table payments add column part_number integer,
    add column refund_claimed_until timestamptz`,
  sql`update payments set part_number = numbered.number
    from (select uuid, row_number() over (partition by part_of order by created_at, uuid) as number
      from payments where part_of is not null) numbered
    where numbered.uuid = payments.uuid`,
  sql`create unique index payments_part_number on payments (part_of, part_number)
    where part_of is not null`,
  sql`drop index payments_part_of`,
  sql`create table sandbox_refunds (
    reference text not null references sandbox_payments on delete cascade,
    refund_id text not null,
    amount_paisa bigint not null,
    primary key (reference, refund_id)
  )`,
  sql`reset statement_timeout`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
