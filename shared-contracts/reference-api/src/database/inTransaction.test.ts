import { sql } from 'kysely';
import { OPEN_LIMIT_MS, openPostgres, type TestDatabase } from '../testing/testDatabases';
import { isConnectionLost } from './errors';
import { inTransaction } from './inTransaction';
import type { Database, DatabaseTransaction } from './schema';

describe('inTransaction on PostgreSQL', () => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openPostgres();
  }, OPEN_LIMIT_MS);
  beforeEach(() => opened.db.deleteFrom('brands').execute());
  afterAll(() => opened?.close());

  const write = (db: Database | DatabaseTransaction, name: string) =>
    db.insertInto('brands').values({ uuid: crypto.randomUUID(), name }).execute();
  const names = async () =>
    (await opened.db.selectFrom('brands').select('name').orderBy('name').execute()).map(
      ({ name }) => name,
    );

  const pidOf = async (trx: DatabaseTransaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    return rows[0]?.pid;
  };
  /** Ends the server's process of a connection, as a failover does. */
  const terminate = (pid: number | undefined) =>
    sql`select pg_terminate_backend(${pid})`.execute(opened.db);

  it('runs the work again, once, if its connection is lost before the commit', async () => {
    let attempts = 0;
    const work = (losses: number) => async (trx: DatabaseTransaction) => {
      attempts += 1;
      await write(trx, `attempt ${attempts}`);
      if (attempts <= losses) await terminate(await pidOf(trx));
      await write(trx, 'second row');
      return attempts;
    };
    expect(await inTransaction(opened.db, work(1))).toBe(2);
    expect(await names()).toEqual(['attempt 2', 'second row']);

    await opened.db.deleteFrom('brands').execute();
    attempts = 0;
    const failure = await inTransaction(opened.db, work(2)).catch((error: unknown) => error);
    expect(isConnectionLost(failure)).toBe(true);
    expect(attempts).toBe(2);
    expect(await names()).toEqual([]);
  });

  /** Loses the connection after the work, when the commit may be on its way. */
  const losing = (onAttempt: () => void) => async (trx: DatabaseTransaction) => {
    onAttempt();
    await write(trx, 'once');
    const pid = await pidOf(trx);
    await terminate(pid);
  };

  it('does not run the work again after a commit of unknown outcome', async () => {
    let attempts = 0;
    const count = () => {
      attempts += 1;
    };
    await expect(inTransaction(opened.db, losing(count))).rejects.toThrow();
    expect(attempts).toBe(1);
  });

  it('runs repeatable work again after a commit of unknown outcome', async () => {
    let attempts = 0;
    const work = async (trx: DatabaseTransaction) => {
      if (attempts > 0) attempts += 1;
      else
        await losing(() => {
          attempts += 1;
        })(trx);
    };
    await inTransaction(opened.db, work, { isRepeatable: true });
    expect(attempts).toBe(2);
  });

  it('completes both of two transactions that are in a deadlock', async () => {
    await write(opened.db, 'a');
    await write(opened.db, 'b');
    let waiting = 2;
    let go = () => {};
    const bothLocked = new Promise<void>((resolve) => {
      go = resolve;
    });
    const lock = (trx: DatabaseTransaction, name: string) =>
      trx.updateTable('brands').set({ name }).where('name', '=', name).execute();
    const swap = (first: string, second: string) =>
      inTransaction(opened.db, async (trx) => {
        await lock(trx, first);
        waiting -= 1;
        if (waiting === 0) go();
        await bothLocked;
        await lock(trx, second);
        return first;
      });
    expect(await Promise.all([swap('a', 'b'), swap('b', 'a')])).toEqual(['a', 'b']);
  });

  it('does not run the work again if it fails by itself', async () => {
    let attempts = 0;
    const work = async () => {
      attempts += 1;
      throw new Error('refused');
    };
    await expect(inTransaction(opened.db, work)).rejects.toThrow('refused');
    expect(attempts).toBe(1);
  });
});
