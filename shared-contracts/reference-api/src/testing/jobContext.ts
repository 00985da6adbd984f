import { pino } from 'pino';
import type { Database } from '../database/schema';
import type { ApiContext } from '../http/Handlers';
import { createPayments } from '../payments/createPayments';
import { WITH_SANDBOX } from './payAtSandbox';

/** Context of jobs and commands, beside an API on the same database. */
export function jobContext(db: Database, now: () => Date): ApiContext {
  const payments = createPayments({ db, now }, WITH_SANDBOX.payments);
  const messenger = { send: () => undefined, settled: async () => undefined };
  const log = pino({ level: 'silent' });
  const publicUrls = { shop: 'https://shop.test', api: 'https://shop.test/api' };
  return { db, now, mediaDir: '', mediaUrl: String, messenger, payments, publicUrls, log };
}
