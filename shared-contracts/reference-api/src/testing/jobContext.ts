import { pino } from 'pino';
import type { Database } from '../database/schema';
import { DEFAULT_LANGUAGE } from '../database/translations';
import type { ApiContext } from '../http/Handlers';
import { NO_ORDER_RULES } from '../http/OrderRules';
import { SESSION_LIMITS } from '../http/SessionLimits';
import { createPayments, type PaymentSettings } from '../payments/createPayments';
import { WITH_SANDBOX } from './payAtSandbox';

/** Creates a context for jobs and commands that run beside an API on the same database. */
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
  const urls = { mediaDir: '', mediaUrl: String, publicUrls, language: DEFAULT_LANGUAGE };
  const rules = { orderRules: NO_ORDER_RULES, sessionLimits: SESSION_LIMITS, brandNames: [] };
  return { db, now, ...urls, messenger, payments, ...rules, log };
}
