import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table shops add column is_local boolean not null default false`,
  sql`alter table categories add column is_local boolean not null default false`,

  sql`alter table reviews add column has_pictures boolean not null default false`,
  sql`update reviews set has_pictures = true
    where uuid in (select review_uuid from uploads where review_uuid is not null)`,
  // This trigger runs for each row. That is fast enough, because a statement attaches the pictures
  // of only one review or complaint.
  sql`create function note_pictures() returns trigger language plpgsql as $$
    begin
      update reviews
        set has_pictures = exists (select from uploads where review_uuid = reviews.uuid)
        where uuid in (
          case when tg_op <> 'INSERT' then old.review_uuid end,
          case when tg_op <> 'DELETE' then new.review_uuid end);
      return null;
    end $$`,
  sql`create trigger note_pictures after insert or delete or update of review_uuid on uploads
    for each row execute function note_pictures()`,
  sql`create index reviews_by_rating on reviews (product_uuid, rating, created_at desc, uuid)`,
  sql`create index reviews_pictured on reviews (product_uuid, created_at desc, uuid)
    include (rating) where has_pictures`,
];

/** Adds local delivery (`is_local`), and filters for a product's reviews. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
