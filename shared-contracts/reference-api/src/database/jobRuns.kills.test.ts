import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningServer, spawnServer } from '@marketplace/contracts/server/spawnServer';
import { workload } from '@marketplace/contracts/testing/workload';
import { sql } from 'kysely';
import { bundleApi } from '../testing/bundleApi';
import { openPostgres, type TestDatabase } from '../testing/testDatabases';

const TURNS = workload({ gate: 25, full: 100, soak: 1000 });
const KILLS = workload({ gate: 3, full: 10, soak: 60 });
const TURN_MS = 60;
const JOBS = 4;
const LIMIT_MS = 600_000;

describe('two processes that run scheduled jobs and are killed', () => {
  let opened: TestDatabase;
  let bundle: Awaited<ReturnType<typeof bundleApi>>;

  beforeAll(async () => {
    [opened, bundle] = await Promise.all([
      openPostgres(),
      bundleApi('jobs', 'testing/runTestJobs.ts'),
    ]);
    await sql`drop table if exists job_effects`.execute(opened.db);
    await sql`create table job_effects (id bigint generated always as identity,
      job text, due_at timestamptz, process integer)`.execute(opened.db);
  }, LIMIT_MS);
  afterAll(async () => {
    await sql`drop table if exists job_effects`.execute(opened.db);
    await opened?.close();
    await bundle?.remove();
  });

  const spawn = () =>
    spawnServer({
      cwd: __dirname,
      script: bundle.script,
      args: [opened.url ?? '', String(TURN_MS)],
    });

  const count = async (query: ReturnType<typeof sql<{ count: number }>>) =>
    Number((await query.execute(opened.db)).rows[0]?.count);
  const countTurns = () => count(sql`select count(distinct due_at) from job_runs`);

  async function waitForTurns(turns: number): Promise<void> {
    while ((await countTurns()) < turns) await sleep(TURN_MS / 4);
  }

  /** Kills the process that ran the last job, most often in the middle of its next job. */
  async function killHolder(processes: RunningServer[]): Promise<void> {
    await sleep(randomInt(TURN_MS));
    const { rows } = await sql<{ process: number }>`
      select process from job_effects order by id desc limit 1`.execute(opened.db);
    const holder = processes.findIndex(({ process: { pid } }) => pid === rows[0]?.process);
    const [killed] = processes.splice(holder, 1);
    killed?.process.kill('SIGKILL');
    await killed?.exited;
  }

  it(
    'run each job at most once a turn, and leave out none in a turn without a kill',
    async () => {
      const processes = await Promise.all([spawn(), spawn()]);
      for (let kill = 1; kill <= KILLS; kill += 1) {
        await waitForTurns(Math.floor((TURNS * kill) / (KILLS + 1)));
        await killHolder(processes);
        processes.push(await spawn());
      }
      await waitForTurns(TURNS);
      for (const { process, exited } of processes) {
        process.kill('SIGKILL');
        await exited;
      }
      const turns = await countTurns();
      expect(turns).toBeGreaterThanOrEqual(TURNS);
      const incomplete = sql<{ count: number }>`select count(*) from (
        select from job_runs group by due_at having count(*) < ${JOBS}) as incomplete`;
      expect(await count(incomplete)).toBeLessThanOrEqual(KILLS + 2);
      const twice = sql<{ count: number }>`select count(*) from (
        select from job_effects group by job, due_at having count(*) > 1) as twice`;
      expect(await count(twice)).toBe(0);
      const withoutEffect = sql<{ count: number }>`select count(*) from job_runs
        where outcome = 'done' and not exists (select from job_effects
          where job_effects.job = job_runs.job and job_effects.due_at = job_runs.due_at)`;
      expect(await count(withoutEffect)).toBe(0);
      const others = sql<{ count: number }>`
        select count(*) from job_runs where outcome is distinct from 'done'`;
      expect(await count(others)).toBeLessThanOrEqual(KILLS + 2);
      const overlapping = sql<{ count: number }>`
        select count(*) from job_runs as one join job_runs as other
          on one.started_at < other.finished_at and other.started_at < one.finished_at
          and one.outcome = 'done' and other.outcome = 'done'
          and (one.due_at, one.job) <> (other.due_at, other.job)`;
      expect(await count(overlapping)).toBe(0);
      const workers = sql<{ count: number }>`
        select count(distinct process) from job_effects`;
      expect(await count(workers)).toBeGreaterThan(1);
    },
    LIMIT_MS,
  );
});
