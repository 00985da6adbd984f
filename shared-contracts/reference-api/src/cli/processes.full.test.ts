import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import { type RunningServer, spawnServer } from '@marketplace/contracts/server/spawnServer';
import { bundleApi } from '../testing/bundleApi';
import { openPostgres } from '../testing/testDatabases';

const LIMIT_MS = 300_000;
/** Longer than one turn of the scheduled jobs. */
const TURN_LIMIT_MS = 60_000;

describe('an API in several processes', () => {
  it(
    'serves in two of them, runs jobs in two others, and tells of the jobs in the metrics of all',
    async () => {
      const { db, url, close } = await openPostgres();
      const folder = await mkdtemp(join(tmpdir(), 'processes-'));
      const bundle = await bundleApi('processes');
      const metricsPort = await findFreePort();
      const env = { DATABASE_URL: url, DATA_DIR: folder, SEED: '0', LOG_LEVEL: 'error' };
      const start = (command: string, own: Record<string, string> = {}) =>
        spawnServer({
          cwd: __dirname,
          script: bundle.script,
          args: [command],
          env: { ...env, ...own },
        });
      const running: RunningServer[] = [];
      try {
        const metrics = { API_METRICS_HOST: '127.0.0.1', API_METRICS_PORT: String(metricsPort) };
        running.push(await start('serve', metrics), await start('serve'));
        await sleep(TURN_LIMIT_MS / 2 + 2000);
        expect(await db.selectFrom('jobRuns').select('job').execute()).toEqual([]);
        running.push(await start('jobs'), await start('jobs'));
        const end = Date.now() + TURN_LIMIT_MS;
        const countDone = async () =>
          (await db.selectFrom('jobRuns').select('job').where('outcome', '=', 'done').execute())
            .length;
        while ((await countDone()) < 21 && Date.now() < end) await sleep(500);
        const runs = await db.selectFrom('jobRuns').selectAll().execute();
        expect(runs.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
        const keys = runs.map(({ job, dueAt }) => `${job} ${dueAt.getTime()}`);
        expect(new Set(keys).size).toBe(keys.length);

        const reply = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
        expect(await reply.text()).toMatch(
          /^api_job_last_success_timestamp_seconds\{job="expireUnpaidOrders"\} \d+/m,
        );
        const commands = await db.selectFrom('apiProcesses').select('command').execute();
        expect(commands.map(({ command }) => command).sort()).toEqual([
          ...['jobs', 'jobs', 'serve', 'serve'],
        ]);
      } finally {
        for (const server of running) await server.stop();
        expect(await db.selectFrom('apiProcesses').select('command').execute()).toEqual([]);
        await bundle.remove();
        await close();
        await rm(folder, { recursive: true, force: true });
      }
    },
    LIMIT_MS,
  );
});
