import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table job_runs (
    job text not null, due_at timestamptz not null,
    started_at timestamptz not null, finished_at timestamptz,
    outcome text check (outcome in ('done', 'failed', 'interrupted')),
    error text, primary key (due_at, job))`,
  sql`create index on job_runs (job) where outcome is null`,
  sql`create index on job_runs (job, due_at) where outcome = 'done'`,
  sql`create table api_processes (
    uuid uuid primary key, command text not null, host text not null, pid integer not null,
    migrations text[] not null, started_at timestamptz not null default clock_timestamp(),
    seen_at timestamptz not null default clock_timestamp())`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
