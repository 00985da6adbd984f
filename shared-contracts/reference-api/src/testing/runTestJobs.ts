import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { runTurn } from '../database/jobRuns';
import { openDatabase } from '../database/openDatabase';

const JOBS = ['first', 'second', 'third', 'fourth'];
const LONGEST_JOB_MS = 6;

/**
 * Runs test jobs, each of which records that it has run in the table `job_effects`. Tests kill this
 * process. Its arguments are the URL of the database, and the length of a turn in milliseconds.
 */
async function main([databaseUrl, length]: string[]): Promise<void> {
  const turnMs = Number(length);
  const db = await openDatabase({ databaseUrl, poolSize: 3 });
  const run = (job: string, dueAt: Date) => async () => {
    await sleep(Math.random() * LONGEST_JOB_MS);
    await sql`insert into job_effects (job, due_at, process)
      values (${job}, ${dueAt}, ${process.pid})`.execute(db);
    await sleep(Math.random() * LONGEST_JOB_MS);
  };
  process.send?.({ type: 'ready', port: 0 });
  for (;;) {
    const now = Date.now();
    const dueAt = new Date(now - (now % turnMs));
    await runTurn(db, dueAt, Object.fromEntries(JOBS.map((job) => [job, run(job, dueAt)])));
    await sleep(Math.random() * turnMs);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
