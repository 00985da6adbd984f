import { type Kysely, sql } from 'kysely';

const statements = [
  sql`set local statement_timeout = 0`,
  // Converts phones to the normal form that a sign-in searches for. If several accounts have the
  // same phone, converts only one: the account that already has the normal form, otherwise a
  // verified account, otherwise the oldest account.
  sql`with spelled as (
      select uuid, phone, phone_verified, created_at,
        regexp_replace(phone, '^(\\+?(00)?88)*0*', '+880') as one_form
      from customers
    ), chosen as (
      select distinct on (one_form) uuid, one_form from spelled
      where one_form ~ '^\\+8801[0-9]{9}$'
      order by one_form, (phone = one_form) desc, phone_verified desc, created_at
    )
    update customers set phone = one_form from chosen
    where customers.uuid = chosen.uuid and phone <> one_form`,
  sql`reset statement_timeout`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
