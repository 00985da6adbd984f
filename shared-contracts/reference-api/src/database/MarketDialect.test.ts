import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { OPEN_LIMIT_MS, openEmptyPostgres } from '../testing/testDatabases';
import { MarketAdapter } from './MarketDialect';
import { migrate } from './migrate';
import { openDatabase } from './openDatabase';

const STATEMENT_LIMIT_MS = 300;

describe('a process that migrates a database', () => {
  it(
    'waits for another process that is migrating it, even longer than a statement may take',
    async () => {
      const empty = await openEmptyPostgres();
      const other = new pg.Client(empty.url);
      await other.connect();
      const db = await openDatabase({
        databaseUrl: empty.url ?? '',
        statementTimeoutMs: STATEMENT_LIMIT_MS,
      });
      try {
        await other.query('select pg_advisory_lock(3853314791062309107)');
        let isOver = false;
        const migrating = migrate(db).finally(() => {
          isOver = true;
        });
        migrating.catch(() => undefined);
        await sleep(4 * STATEMENT_LIMIT_MS);
        expect(isOver).toBe(false);
        await expect(new MarketAdapter(0).acquireMigrationLock(db)).rejects.toThrow(
          'another process is still migrating it',
        );
        await other.query('select pg_advisory_unlock(3853314791062309107)');
        await migrating;
        const { rows } = await sql`select 1 from orders limit 1`.execute(db);
        expect(rows).toEqual([]);
      } finally {
        await other.end();
        await db.destroy();
        await empty.close();
      }
    },
    OPEN_LIMIT_MS,
  );
});
