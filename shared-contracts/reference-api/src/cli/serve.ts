import type { AddressInfo } from 'node:net';
import { readQaKey } from '@marketplace/contracts/server/qaKey';
import { createApi } from '../api/createApi';
import { closeDemoAccounts } from '../seed/closeDemoAccounts';
import { DEMO_PASSWORD } from '../seed/customers';
import { fillMarket, hasPictures, seedInChildProcess } from './fillMarket';
import {
  listenOrClose,
  type Opened,
  openMetrics,
  openProcess,
  stopOnSignal,
  tell,
} from './openProcess';
import type { Settings } from './readSettings';
import { warningsOf } from './warningsOf';

/**
 * Serves the API until the process is stopped. Neither migrates nor fills the database, and runs no
 * scheduled jobs: several machines may serve one database.
 */
export async function serve(settings: Settings): Promise<void> {
  const qaKey = readQaKey(process.env, settings.dataDir);
  await listen(settings, await openProcess(settings, 'serve'), { qaKey, hasScheduledJobs: false });
}

/** Does all on one machine: migrates, fills an empty database, serves, and runs scheduled jobs. */
export async function start(settings: Settings): Promise<void> {
  const qaKey = readQaKey(process.env, settings.dataDir);
  const onProgress = (text: string) => tell({ type: 'progress', text });
  if (settings.isSeeded && !hasPictures(settings.mediaDir)) await seedInChildProcess(onProgress);
  const opened = await openProcess(settings, 'start');
  if (settings.isSeeded) {
    await fillMarket(opened.db, settings.mediaDir, onProgress);
    onProgress(`demo account: 01711000001, password ${DEMO_PASSWORD}`);
  }
  await listen(settings, opened, { qaKey, hasScheduledJobs: true });
}

interface ListenOptions {
  qaKey: Buffer | undefined;
  hasScheduledJobs: boolean;
}

async function listen(
  settings: Settings,
  opened: Opened,
  { qaKey, hasScheduledJobs }: ListenOptions,
): Promise<void> {
  const { db, log, options, metrics, close } = opened;
  if (!settings.isSeeded && !settings.hasDevTools) {
    const closed = await closeDemoAccounts(db);
    if (closed > 0) log.warn({ event: 'demo-accounts-closed', accounts: closed });
  }
  for (const warning of warningsOf(settings)) log.warn(warning);
  if (qaKey) log.warn({ event: 'qa-on' });
  const app = createApi({ ...settings, ...options, qaKey, hasScheduledJobs, metrics });
  await openMetrics(settings, opened);
  const { host, port } = settings;
  const place = `${host}:${port} (API_PORT)`;
  await listenOrClose(place, close, () => app.listen({ host, port }));
  stopOnSignal(async () => {
    await app.close();
    await close();
  });
  // The cast is safe: `address()` returns a string only for a Unix socket.
  const taken = (app.server.address() as AddressInfo).port;
  if (!process.send) process.stdout.write(`API on http://${host}:${taken}\n`);
  tell({ type: 'ready', port: taken });
}
