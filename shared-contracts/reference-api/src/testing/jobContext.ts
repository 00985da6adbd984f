import { pino } from 'pino';
import type { Database } from '../database/schema';
import type { ApiContext } from '../http/Handlers';
import { NO_ORDER_RULES } from '../http/OrderRules';
import { createPayments, type PaymentSettings } from '../payments/createPayments';
import { WITH_SANDBOX } from './payAtSandbox';

/** Context of jobs and commands, beside an API on the same database. */
export function jobContext(
  db: Database,
  now: () => Date,
  settings: PaymentSettings = WITH_SANDBOX.payments,
): ApiContext {
  const payments = createPayments({ db, now }, settings);
  const messenger = {
    send: () => undefined,
    trySending: async () => true,
    settled: async () => undefined,
  };
  const log = pino({ level: 'silent' });
  const publicUrls = { shop: 'https://shop.test', api: 'https://shop.test/api' };
  const orderRules = NO_ORDER_RULES;
  const urls = { mediaDir: '', mediaUrl: String, publicUrls };
  return { db, now, ...urls, messenger, payments, orderRules, log };
}
