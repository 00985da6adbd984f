import { type Kysely, sql } from 'kysely';

const statements = [
  // `asked_from` is empty if the network that requested the code is unknown: for existing codes,
  // and for codes that processes of the previous release create during an upgrade.
  sql`alter table sign_ups add column own_tries integer not null default 0`,
  ...[sql`reset_codes`, sql`guest_codes`].map(
    (table) =>
      sql`alter table ${table} add column own_tries integer not null default 0,
        add column asked_from text not null default ''`,
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
