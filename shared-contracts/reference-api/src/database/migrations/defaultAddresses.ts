import { type Kysely, sql } from 'kysely';

/** Gives a default address to customers whose default was deleted before another was chosen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update addresses set is_default = true where uuid in (
    select distinct on (customer_uuid) uuid from addresses as newest
    where not exists (select from addresses as others
      where others.customer_uuid = newest.customer_uuid and others.is_default)
    order by customer_uuid, created_at desc, uuid)`.execute(db);
}
