import { sql } from 'kysely';
import { OPEN_LIMIT_MS, TEST_DATABASES, type TestDatabase } from '../testing/testDatabases';
import { deleteOldJobRuns, readJobStates, runTurn } from './jobRuns';
import { openDatabase } from './openDatabase';

const turn = (seconds: number) => new Date(Date.UTC(2026, 10, 1) + seconds * 1000);

describe.each(TEST_DATABASES)('the ledger of scheduled jobs on $database', ({ open }) => {
  let opened: TestDatabase;
  let begun: string[] = [];
  const job =
    (name: string, work = async () => {}) =>
    async () => {
      begun.push(name);
      await work();
    };

  beforeAll(async () => {
    opened = await open();
  }, OPEN_LIMIT_MS);
  beforeEach(async () => {
    begun = [];
    await opened.db.deleteFrom('jobRuns').execute();
  });
  afterAll(() => opened?.close());

  it('lets each job run once a turn, and records its outcome and error', async () => {
    const broken = job('b', async () => {
      throw new Error('no provider');
    });
    const jobs = { a: job('a'), b: broken };
    for (const seconds of [0, 0, 30]) {
      expect(await runTurn(opened.db, turn(seconds), jobs)).toBe(true);
    }
    expect(begun).toEqual(['a', 'b', 'a', 'b']);
    const rows = await opened.db.selectFrom('jobRuns').selectAll().orderBy('startedAt').execute();
    expect(rows.slice(0, 2)).toMatchObject([
      { job: 'a', dueAt: turn(0), outcome: 'done', error: null, finishedAt: expect.any(Date) },
      { job: 'b', dueAt: turn(0), outcome: 'failed', error: 'no provider' },
    ]);
  });

  it.each([
    ['in the same turn runs the jobs not begun', 0, ['b']],
    ['in the next turn runs all jobs once, and the interrupted one last', 30, ['b', 'a']],
  ])('after a process that ended in its first job %s', async (_, seconds, expected) => {
    const { db } = opened;
    const startedAt = turn(1);
    await db
      .insertInto('jobRuns')
      .values({ job: 'a', dueAt: turn(0), startedAt })
      .execute();
    await runTurn(db, turn(seconds), { a: job('a'), b: job('b') });
    expect(begun).toEqual(expected);
    const { outcome } = await db
      .selectFrom('jobRuns')
      .select('outcome')
      .where('startedAt', '=', startedAt)
      .executeTakeFirstOrThrow();
    expect(outcome).toBe('interrupted');
  });

  it('tells the last start, the last success and the failures of a day, and keeps no more', async () => {
    const { db } = opened;
    const now = Date.now();
    const run = (hoursAgo: number, outcome: 'done' | 'failed' | 'interrupted') => {
      const at = new Date(now - hoursAgo * 3_600_000);
      return { job: 'a', dueAt: at, startedAt: at, finishedAt: at, outcome };
    };
    const runs = [run(50, 'failed'), run(49, 'done'), run(48, 'done'), run(25, 'failed')];
    await db.insertInto('jobRuns').values(runs).execute();
    await db
      .insertInto('jobRuns')
      .values([run(3, 'failed'), run(2, 'interrupted')])
      .execute();
    const states = await readJobStates(db);
    expect(states).toMatchObject([
      {
        job: 'a',
        lastStart: run(2, 'done').dueAt,
        lastSuccess: run(48, 'done').dueAt,
        failures: 2,
      },
    ]);
    await deleteOldJobRuns({ db, now: () => new Date() });
    expect(await readJobStates(db)).toEqual(states);
    const left = await db.selectFrom('jobRuns').select('dueAt').orderBy('dueAt').execute();
    expect(left.map(({ dueAt }) => Math.round((now - dueAt.getTime()) / 3_600_000))).toEqual([
      48, 25, 3, 2,
    ]);
  });

  it('lets a process that has lost its connection begin no further job', async () => {
    const { url } = opened;
    if (!url) return;
    const first = await openDatabase({ databaseUrl: url });
    const second = await openDatabase({ databaseUrl: url });
    const losing = job('a', async () => {
      await sql`select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and granted
          and database = (select oid from pg_database where datname = current_database())`.execute(
        second,
      );
      expect(await runTurn(second, turn(0), { a: job('A'), b: job('B') })).toBe(true);
    });
    await expect(runTurn(first, turn(0), { a: losing, b: job('b') })).rejects.toThrow();
    expect(begun).toEqual(['a', 'B']);
    const rows = await first.selectFrom('jobRuns').select(['job', 'outcome']).execute();
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ job: 'a', outcome: 'done' });
    // The pool of the first process has replaced the lost connection.
    expect(await runTurn(first, turn(30), { a: job('a') })).toBe(true);
    await first.destroy();
    await second.destroy();
  });
});
