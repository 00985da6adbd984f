import { sql } from 'kysely';
import { holdConnection } from './holdConnection';
import type { Database, DataContext } from './schema';

/** Scheduled jobs by name. */
type Jobs = Readonly<Record<string, () => Promise<void>>>;

const LOCK = sql`hashtextextended('scheduled jobs', 0)`;
const LONGEST_ERROR = 500;

/**
 * Runs the jobs of a turn that no process has run yet, one after another. Any number of processes
 * may call this: the jobs of a turn run once, in the process that has the lock. If that process
 * ends meanwhile, the next call in this turn runs the jobs that it has not begun. The run that was
 * interrupted is recorded and not repeated, because the next turn does its work. A job whose last
 * run was interrupted runs last: it may have ended its process, and would end this one before the
 * other jobs have run.
 * @param dueAt beginning of the turn
 * @returns false if another process is running jobs
 */
export function runTurn(db: Database, dueAt: Date, jobs: Jobs): Promise<boolean> {
  return holdConnection(db, async (held) => {
    const { rows } = await sql<{ isLocked: boolean }>`
      select pg_try_advisory_lock(${LOCK}) as "isLocked"`.execute(held);
    if (!rows[0]?.isLocked) return false;
    try {
      await recordInterrupted(held);
      const interrupted = await readInterrupted(held);
      const isLast = ([job]: [string, unknown]) => Number(interrupted.has(job));
      for (const [job, run] of Object.entries(jobs).sort((a, b) => isLast(a) - isLast(b))) {
        // The claim goes by the connection that has the lock, so a process that has lost its lock
        // begins no further job.
        if (await claim(held, job, dueAt)) await runClaimed(db, { job, dueAt, run });
      }
      return true;
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(held).catch(() => undefined);
    }
  });
}

/** Records the runs whose process has lost the lock: it would have recorded their end itself. */
async function recordInterrupted(held: Database): Promise<void> {
  await held
    .updateTable('jobRuns')
    .set({ outcome: 'interrupted', finishedAt: sql<Date>`clock_timestamp()` })
    .where('outcome', 'is', null)
    .execute();
}

/** Returns the names of the jobs whose last run was interrupted. */
async function readInterrupted(held: Database): Promise<Set<string>> {
  const { rows } = await sql<{ job: string; outcome: string | null }>`
    select distinct on (job) job, outcome from job_runs order by job, started_at desc`.execute(
    held,
  );
  return new Set(rows.flatMap(({ job, outcome }) => (outcome === 'interrupted' ? [job] : [])));
}

/** @returns false if the job has already been begun in this turn */
async function claim(held: Database, job: string, dueAt: Date): Promise<boolean> {
  const claimed = await held
    .insertInto('jobRuns')
    .values({ job, dueAt, startedAt: sql<Date>`clock_timestamp()` })
    .onConflict((conflict) => conflict.columns(['dueAt', 'job']).doNothing())
    .returning('job')
    .executeTakeFirst();
  return claimed !== undefined;
}

interface ClaimedRun {
  job: string;
  dueAt: Date;
  run: Jobs[string];
}

async function runClaimed(db: Database, { job, dueAt, run }: ClaimedRun): Promise<void> {
  const result = await run().then(
    () => ({ outcome: 'done' as const, error: null }),
    (reason: unknown) => {
      const message = reason instanceof Error ? reason.message : String(reason);
      return { outcome: 'failed' as const, error: message.slice(0, LONGEST_ERROR) };
    },
  );
  await db
    .updateTable('jobRuns')
    .set({ ...result, finishedAt: sql<Date>`clock_timestamp()` })
    .where('dueAt', '=', dueAt)
    .where('job', '=', job)
    .execute();
}

/** State of a job, read from the ledger. */
interface JobState {
  job: string;
  lastStart: Date;
  lastSuccess: Date | null;
  /** Runs of the last day that failed or were interrupted. */
  failures: number;
}

export async function readJobStates(db: Database): Promise<JobState[]> {
  const { rows } = await sql<JobState>`
    select job, max(started_at) as "lastStart",
      max(finished_at) filter (where outcome = 'done') as "lastSuccess",
      (count(*) filter (where outcome in ('failed', 'interrupted')
        and due_at > clock_timestamp() - interval '1 day'))::integer as failures
    from job_runs group by job order by job`.execute(db);
  return rows;
}

/** Deletes runs that are older than a day, except the last success of each job. */
export async function deleteOldJobRuns({ db }: DataContext): Promise<void> {
  await sql`
    delete from job_runs where due_at < clock_timestamp() - interval '1 day'
      and due_at < coalesce((select max(due_at) from job_runs as later
        where later.job = job_runs.job and later.outcome = 'done'), 'infinity')`.execute(db);
}
