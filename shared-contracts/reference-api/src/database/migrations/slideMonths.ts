import { type Kysely, sql } from 'kysely';

/** Adds a column with the months in which a slide is shown. Null means all year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sliders add column months smallint[]
    check (months <@ '{1,2,3,4,5,6,7,8,9,10,11,12}')`.execute(db);
}
