import { stdoutFile } from '@marketplace/contracts/server/fileLog';
import { listenForMetrics } from '@marketplace/contracts/server/metricsListener';
import type { ServerMessage } from '@marketplace/contracts/server/ServerMessage';
import type { Logger } from 'pino';
import type { ContextOptions } from '../api/createContext';
import { registerProcess } from '../database/registerProcess';
import type { Database } from '../database/schema';
import { type ApiMetrics, createApiMetrics } from '../http/apiMetrics';
import { createLog } from '../http/traceRequests';
import { breachedPasswords } from '../providers/breachedPasswords';
import { smsGateway } from '../providers/smsGateway';
import { smtpMessenger } from '../providers/smtpMessenger';
import { openMarket, reasonOf } from './openMarket';
import type { Settings } from './readSettings';

export interface Opened {
  db: Database;
  log: Logger;
  metrics: ApiMetrics;
  /** Options of the API's context that the settings do not contain. */
  options: Pick<ContextOptions, 'db' | 'log' | 'messengers' | 'breachedPasswords'>;
  close: () => Promise<void>;
}

/**
 * Opens what a process needs that serves the API or runs its jobs, and registers the process.
 * Migrates the database only for the command `start`.
 * @throws Error with one sentence if the database cannot be used, or lacks migrations
 */
export async function openProcess(
  settings: Settings,
  command: 'serve' | 'jobs' | 'start',
): Promise<Opened> {
  const use = command === 'start' ? 'migrate' : 'check';
  const { db, newer, refused, close } = await openMarket(settings, use);
  // No other process can open an embedded database, so nobody would read its register.
  const leave = settings.databaseUrl ? await registerProcess(db, command) : undefined;
  const log = createLog(settings.logLevel, stdoutFile);
  if (newer.length > 0) log.warn({ event: 'newer-schema', migrations: newer });
  if (refused) log.warn({ event: 'contract-step-waits' }, refused);
  const { smtp, smsGateway: sms, breachedPasswordsOrigin: origin } = settings;
  return {
    db,
    log,
    metrics: createApiMetrics(db),
    options: {
      db,
      log,
      messengers: { email: smtp && smtpMessenger(smtp), sms: sms && smsGateway(sms) },
      breachedPasswords: origin === undefined ? undefined : breachedPasswords({ origin }),
    },
    async close() {
      await leave?.();
      await close();
    },
  };
}

/**
 * Serves the metrics to other machines, if the settings say where.
 * @throws Error with one sentence if it cannot listen there
 */
export async function openMetrics(
  { metricsAddress }: Settings,
  { metrics, close }: Pick<Opened, 'metrics' | 'close'>,
): Promise<void> {
  if (!metricsAddress) return;
  const place = `${metricsAddress.host}:${metricsAddress.port} (API_METRICS_HOST)`;
  await listenOrClose(place, close, () => listenForMetrics(metricsAddress, metrics));
}

/**
 * Calls `listen`. If it fails, calls `close`.
 * @param place address and the name of its setting, for the error
 * @throws Error with one sentence if `listen` fails
 */
export async function listenOrClose(
  place: string,
  close: () => Promise<void>,
  listen: () => Promise<unknown>,
): Promise<void> {
  try {
    await listen();
  } catch (error) {
    await close();
    throw new Error(`Cannot listen on ${place}: ${reasonOf(error)}.`);
  }
}

/** Time that running work has to finish at shutdown. After it, the process exits anyway. */
const CLOSE_LIMIT_MS = 9000;

/** Stops the process when it gets a signal to end. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

/** Sends a message to the process that started this one, or prints it. */
export function tell(message: ServerMessage): void {
  if (process.send) process.send(message);
  else if (message.type === 'progress') process.stdout.write(`${message.text}\n`);
}
