import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../database/migrate';
import { registerProcess } from '../database/registerProcess';
import { OPEN_LIMIT_MS, openEmptyPostgres, type TestDatabase } from '../testing/testDatabases';
import { jobs } from './jobs';
import { migrateMarket } from './migrateMarket';
import { readSettings, type Settings } from './readSettings';
import { serve } from './serve';
import { closeShop } from './shopCommands';

describe('the commands migrate, serve and jobs on PostgreSQL', () => {
  let opened: TestDatabase;
  let dataDir: string;
  let settings: Settings;
  beforeAll(async () => {
    opened = await openEmptyPostgres();
    dataDir = await mkdtemp(join(tmpdir(), 'processes-'));
    settings = readSettings({
      DATABASE_URL: opened.url,
      DATA_DIR: dataDir,
      SEED: '0',
      LOG_LEVEL: 'error',
    });
  }, OPEN_LIMIT_MS);
  afterAll(async () => {
    await opened?.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  afterEach(() => jest.restoreAllMocks());

  async function outputOf(...args: string[]): Promise<string> {
    const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    try {
      await migrateMarket(settings, args);
      return write.mock.calls.map(([text]) => text).join('');
    } finally {
      write.mockRestore();
    }
  }

  it('migrate --dry-run lists what would run, and changes nothing', async () => {
    const listed = await outputOf('--dry-run');
    expect(listed).toMatch(/^would run 001-catalogue\nwould run 002-/);
    expect(await outputOf('--dry-run')).toBe(listed);
    await expect(migrateMarket(settings, ['--dry'])).rejects.toThrow(/^Use: /);
  });

  it('others refuse a schema that is too old, in one sentence that says what to do', async () => {
    await migrate(opened.db, {}, '080-refund-failed-messages');
    const refusal =
      /^Cannot open the database at \S+ \(DATABASE_URL\): its schema lacks (?:[\w-]+, )*[\w-]+(?: and \d+ more)?: run "npm run api -- migrate" first\.$/;
    for (const command of [serve, jobs]) await expect(command(settings)).rejects.toThrow(refusal);
    await expect(closeShop(settings, ['some-shop'])).rejects.toThrow(refusal);
  });

  it('migrate runs what is missing, and then nothing', async () => {
    const missing = await outputOf('--dry-run');
    expect(missing).toMatch(/^would run 081-/);
    expect(await outputOf()).toBe(missing.replaceAll('would run', 'ran'));
    expect(await outputOf()).toBe('The schema is up to date.\n');
    expect(await outputOf('--dry-run')).toBe('The schema is up to date.\n');
    // The schema is no longer too old.
    await expect(closeShop(settings, ['some-shop'])).rejects.toThrow('There is no shop');
  });

  it('serve tells in one sentence that its port is taken, and leaves the register', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    // The cast is safe: `address()` returns a string only for a Unix socket.
    const { port } = other.address() as AddressInfo;
    await expect(serve({ ...settings, host: '127.0.0.1', port })).rejects.toThrow(
      new RegExp(`^Cannot listen on 127.0.0.1:${port} \\(API_PORT\\): [^.]*EADDRINUSE.*[^.]\\.$`),
    );
    const metricsAddress = { host: '127.0.0.1', port };
    await expect(jobs({ ...settings, metricsAddress })).rejects.toThrow(
      `Cannot listen on 127.0.0.1:${port} (API_METRICS_HOST): `,
    );
    other.close();
    expect(await opened.db.selectFrom('apiProcesses').selectAll().execute()).toEqual([]);
  });

  it('a registered process renews its heartbeat, and leaves the register when it ends', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout'] });
    const { db } = opened;
    const leave = await registerProcess(db, 'serve');
    const read = () => db.selectFrom('apiProcesses').selectAll().execute();
    const [before] = await read();
    expect(before).toMatchObject({ command: 'serve', pid: process.pid });
    expect(before?.migrations).toContain('085-job-runs');
    jest.advanceTimersByTime(10_000);
    while ((await read())[0]?.seenAt.getTime() === before?.seenAt.getTime());
    jest.useRealTimers();
    await leave();
    expect(await read()).toEqual([]);
  });
});
