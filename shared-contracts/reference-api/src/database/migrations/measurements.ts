import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table analytics_events (
    id bigint generated always as identity primary key, name text not null,
    value numeric(12, 2), items jsonb not null, recorded_at timestamptz not null)`,
  sql`create index on analytics_events (recorded_at)`,
  sql`create table web_vitals (
    id bigint generated always as identity primary key, name text not null,
    value double precision not null, remote text not null, release text not null,
    recorded_at timestamptz not null)`,
  sql`create index on web_vitals (recorded_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
