import type { AddressInfo } from 'node:net';
import { stdoutFile } from '@marketplace/contracts/server/fileLog';
import { readQaKey } from '@marketplace/contracts/server/qaKey';
import type { ServerMessage } from '@marketplace/contracts/server/ServerMessage';
import { createApi } from '../api/createApi';
import { createApiMetrics } from '../http/apiMetrics';
import { createLog } from '../http/traceRequests';
import { breachedPasswords } from '../providers/breachedPasswords';
import type { Messengers } from '../providers/Messenger';
import { smsGateway } from '../providers/smsGateway';
import { smtpMessenger } from '../providers/smtpMessenger';
import { closeDemoAccounts } from '../seed/closeDemoAccounts';
import { DEMO_PASSWORD } from '../seed/customers';
import { fillMarket, hasPictures, seedInChildProcess } from './fillMarket';
import { openMarket } from './openMarket';
import type { Settings } from './readSettings';
import { warningsOf } from './warningsOf';

/** Time that running requests have to finish at shutdown. After it, the process exits anyway. */
const CLOSE_LIMIT_MS = 9000;

/** Serves the API until the process is stopped. */
export async function serve(settings: Settings): Promise<void> {
  const qaKey = readQaKey(process.env, settings.dataDir);
  const onProgress = (text: string) => tell({ type: 'progress', text });
  if (settings.isSeeded && !hasPictures(settings.mediaDir)) await seedInChildProcess(onProgress);
  const { db, newer, close } = await openMarket(settings);
  if (settings.isSeeded) {
    await fillMarket(db, settings.mediaDir, onProgress);
    onProgress(`demo account: 01711000001, password ${DEMO_PASSWORD}`);
  }

  const log = createLog(settings.logLevel, stdoutFile);
  if (!settings.isSeeded && !settings.hasDevTools) {
    const closed = await closeDemoAccounts(db);
    if (closed > 0) log.warn({ event: 'demo-accounts-closed', accounts: closed });
  }
  for (const warning of warningsOf(settings)) log.warn(warning);
  if (newer.length > 0) log.warn({ event: 'newer-schema', migrations: newer });
  if (qaKey) log.warn({ event: 'qa-on' });
  const origin = settings.breachedPasswordsOrigin;
  const app = createApi({
    ...settings,
    db,
    log,
    messengers: messengersOf(settings),
    qaKey,
    breachedPasswords: origin === undefined ? undefined : breachedPasswords({ origin }),
    hasScheduledJobs: true,
    metrics: createApiMetrics(),
  });
  try {
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Cannot listen on ${settings.host}:${settings.port} (API_PORT): ${reason}.`);
  }

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
    await app.close();
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  // The cast is safe: `address()` returns a string only for a Unix socket.
  const { port } = app.server.address() as AddressInfo;
  if (!process.send) process.stdout.write(`API on http://${settings.host}:${port}\n`);
  tell({ type: 'ready', port });
}

const messengersOf = ({ smtp, smsGateway: sms }: Settings): Messengers => ({
  email: smtp && smtpMessenger(smtp),
  sms: sms && smsGateway(sms),
});

function tell(message: ServerMessage): void {
  if (process.send) process.send(message);
  else if (message.type === 'progress') process.stdout.write(`${message.text}\n`);
}
