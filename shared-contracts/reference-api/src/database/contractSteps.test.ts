import { setTimeout as sleep } from 'node:timers/promises';
import { type Migration, sql } from 'kysely';
import pg from 'pg';
import { OPEN_LIMIT_MS, openEmptyPostgres, type TestDatabase } from '../testing/testDatabases';
import { checkSchema, findRefusal, migrate, readSchema } from './migrate';
import { registerProcess } from './registerProcess';

const creating = (table: string): Migration => ({
  up: (db) => db.schema.createTable(table).addColumn('code', 'text').execute(),
});
const expand = { '901-gifts': creating('gifts') };
const contract = { '902-drop-gifts-contract': creating('no_gifts') };
const later = { ...contract, '903-letters': creating('letters') };
const next = { '904-drop-letters-contract': creating('no_letters') };
const known = { ...expand, ...later, ...next };

describe('migrations on PostgreSQL', () => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openEmptyPostgres();
    await migrate(opened.db);
  }, OPEN_LIMIT_MS);
  afterAll(() => opened?.close());

  it('run while older code runs, except contract steps, which name what they wait for', async () => {
    const { db } = opened;
    await migrate(db, expand);
    const leaveAsOlder = await registerProcess(db, 'serve', expand);
    const { run, refused } = await migrate(db, { ...expand, ...later });
    expect(run).toEqual(['903-letters']);
    expect(refused).toMatch(
      /^902-drop-gifts-contract waits, .* serve on \S+ \(process \d+, seen \d+ s ago\); .* run "npm run api -- migrate" again\.$/,
    );
    const all = { ...expand, ...later };
    expect(await findRefusal(db, await readSchema(db, all))).toBe(refused);

    // Code that knows the step runs before and after it.
    const leaveAsNewer = await registerProcess(db, 'jobs', all);
    await leaveAsOlder();
    expect(await migrate(db, all)).toEqual({ run: ['902-drop-gifts-contract'], newer: [] });
    await leaveAsNewer();
  });

  it('let no process register meanwhile', async () => {
    const { db, url } = opened;
    const migrating = new pg.Client(url);
    await migrating.connect();
    await migrating.query('select pg_advisory_lock(3853314791062309107)');
    let isRegistered = false;
    const registering = registerProcess(db, 'serve', { ...expand, ...later }).finally(() => {
      isRegistered = true;
    });
    await sleep(500);
    expect(isRegistered).toBe(false);
    await migrating.query('select pg_advisory_unlock(3853314791062309107)');
    const leave = await registering;
    await leave();
    await migrating.end();
  });

  it('wait for no process that has been silent for a minute', async () => {
    const { db } = opened;
    const leave = await registerProcess(db, 'serve', { ...expand, ...later });
    await sql`update api_processes set seen_at = seen_at - interval '61 s'`.execute(db);
    const { run } = await migrate(db, known);
    expect(run).toEqual(['904-drop-letters-contract']);
    await leave();
  });

  it('make older code refuse to start after a contract step, but not after others', async () => {
    const { db } = opened;
    await migrate(db, { ...known, '905-cards': creating('cards') });
    expect(await checkSchema(db, known)).toEqual(['905-cards']);
    await expect(checkSchema(db, expand)).rejects.toThrow(
      'a newer version has run 902-drop-gifts-contract, 904-drop-letters-contract, which this version cannot work with',
    );
    await expect(registerProcess(db, 'serve', expand)).rejects.toThrow('start the newer version');
  });

  it('are needed by the code that knows them, except contract steps', async () => {
    const { db } = opened;
    const step = { '910-drop-cards-contract': creating('no_cards') };
    expect(await checkSchema(db, { ...known, ...step })).toEqual(['905-cards']);
    await expect(checkSchema(db, { ...known, '911-maps': creating('maps') })).rejects.toThrow(
      'its schema lacks 911-maps: run "npm run api -- migrate" first',
    );
  });

  it('try again if a table is locked, and let its other queries pass meanwhile', async () => {
    const { db, url } = opened;
    const reader = new pg.Client(url);
    await reader.connect();
    await reader.query('begin; lock table shops in access share mode');
    const altering: Migration = {
      up: (trx) => trx.schema.alterTable('shops').addColumn('motto', 'text').execute(),
    };
    const migrating = migrate(db, { ...known, '920-mottos': altering });
    migrating.catch(() => undefined);
    await waitForLockWait(db);
    // This query waits behind the migration, which gives up its place after a second.
    await sql`select name from shops limit 1`.execute(db);
    await reader.query('rollback');
    await reader.end();
    expect((await migrating).run).toEqual(['920-mottos']);
  });
});

async function waitForLockWait(db: TestDatabase['db']): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where wait_event_type = 'Lock' and query like 'alter table%'
        and datname = current_database()`.execute(db);
    if (rows.length > 0) return;
  }
}
