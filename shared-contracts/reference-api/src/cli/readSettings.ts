import { join, resolve } from 'node:path';
import type { PaymentSettings } from '../payments/PaymentSettings';
import { readMessageSettings } from './readMessageSettings';
import { readPaymentSettings } from './readPaymentSettings';

/** What the environment says (README.md lists it). */
export interface Settings {
  host: string;
  /** 0: any free port. */
  port: number;
  dataDir: string;
  mediaDir: string;
  mediaBaseUrl: string;
  databaseUrl: string | undefined;
  hasDevTools: boolean;
  /** Whether an empty database gets the demonstration market. */
  isSeeded: boolean;
  logLevel: string;
  /** Sends mail; without it, mail goes to the outbox. */
  smtp: { url: string; from: string } | undefined;
  /** Sends texts; without it, texts go to the outbox. */
  smsGateway: { url: string; token: string | undefined } | undefined;
  payments: PaymentSettings;
}

const HIGHEST_PORT = 65_535;

/** @throws Error one sentence naming the variable that cannot be read */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = Number(env.API_PORT || 0);
  if (!Number.isInteger(port) || port < 0 || port > HIGHEST_PORT) {
    throw new Error(`API_PORT must be a port number from 0 to ${HIGHEST_PORT}.`);
  }
  const databaseUrl = env.DATABASE_URL || undefined;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new Error('DATABASE_URL must start with postgres:// or postgresql://.');
  }
  const dataDir = resolve(env.DATA_DIR || '.data');
  const hasDevTools = env.DEV_TOOLS ? env.DEV_TOOLS === '1' : !databaseUrl;
  return {
    host: env.API_HOST || '127.0.0.1',
    port,
    dataDir,
    mediaDir: join(dataDir, 'media'),
    mediaBaseUrl: (env.MEDIA_BASE_URL || '/api/media').replace(/\/+$/, ''),
    databaseUrl,
    hasDevTools,
    isSeeded: env.SEED !== '0',
    logLevel: env.LOG_LEVEL || 'warn',
    ...readMessageSettings(env),
    payments: readPaymentSettings(env, hasDevTools),
  };
}
