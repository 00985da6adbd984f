import { type Logger, pino } from 'pino';
import { DEFAULT_BRAND_NAMES } from '../customers/shopPasswords';
import { databaseClock } from '../database/databaseClock';
import type { Database } from '../database/schema';
import { DEFAULT_LANGUAGE } from '../database/translations';
import type { ApiContext } from '../http/Handlers';
import { NO_ORDER_RULES, type OrderRules } from '../http/OrderRules';
import { SESSION_LIMITS, type SessionLimits } from '../http/SessionLimits';
import { clockOfSessions, testSessionId } from '../http/testSession';
import { createPayments, type PaymentSettings } from '../payments/createPayments';
import type { BreachedPasswords } from '../providers/breachedPasswords';
import { createDispatcher } from '../providers/createDispatcher';
import type { Messengers } from '../providers/Messenger';
import { outboxMessenger } from '../providers/outbox';

export interface ContextOptions {
  db: Database;
  mediaDir: string;
  /** Prefix of picture URLs, without a trailing slash. */
  mediaBaseUrl: string;
  /** If true, serves the developer tools under `/dev`. */
  hasDevTools: boolean;
  /** Returns the current time; by default the time of the database's clock. */
  now?: () => Date;
  /** Key that signs the contexts of test sessions; without a key, there are no test sessions. */
  qaKey?: Buffer;
  /** Adapters that send SMS and e-mail; messages without an adapter go to the outbox. */
  messengers?: Messengers;
  /** Payment methods and gateways; by default only cash on delivery. */
  payments?: PaymentSettings;
  /** Origin of the shop, for links in messages; by default `localOrigin`. */
  publicOrigin?: string;
  localOrigin?: string;
  /** Limits of orders; by default none. */
  orderRules?: OrderRules;
  /** Service that knows leaked passwords. */
  breachedPasswords?: BreachedPasswords;
  /** Lifetimes of sessions; by default `SESSION_LIMITS`. */
  sessionLimits?: SessionLimits;
  /** Names of the market; by default those of the example brand. */
  brandNames?: readonly string[];
  log?: Logger;
}

const CASH_ONLY: PaymentSettings = { hasSandbox: false, publicBaseUrl: '/api' };

/** Creates the services that handlers and scheduled jobs use. */
export function createContext(options: ContextOptions) {
  const { db, mediaDir, mediaBaseUrl } = options;
  const log = options.log ?? pino({ level: 'silent' });
  const clock = databaseClock(db);
  const realNow = options.now ?? clock.now;
  const now = options.qaKey ? clockOfSessions(realNow) : realNow;
  const messenger = createDispatcher({
    messengers: options.messengers ?? {},
    // Uses the real time, not session clocks, so that the outbox keeps the messages of all sessions
    // for a day, in their order.
    outbox: outboxMessenger({ db, now: realNow, testSessionId }),
    isRecorded: options.hasDevTools,
    log,
  });
  const { localOrigin = 'http://localhost:3000', payments = CASH_ONLY } = options;
  const { publicOrigin = localOrigin } = options;
  const context: ApiContext = {
    db,
    now,
    mediaDir,
    mediaUrl: (path) => `${mediaBaseUrl}/${path}`,
    language: DEFAULT_LANGUAGE,
    messenger,
    payments: createPayments({ db, now }, payments),
    publicUrls: {
      shop: publicOrigin,
      // If shop and API share an origin, `publicBaseUrl` may be a path.
      api: new URL(payments.publicBaseUrl, publicOrigin).href.replace(/\/+$/, ''),
    },
    orderRules: options.orderRules ?? NO_ORDER_RULES,
    sessionLimits: options.sessionLimits ?? SESSION_LIMITS,
    brandNames: options.brandNames ?? DEFAULT_BRAND_NAMES,
    breachedPasswords: options.breachedPasswords,
    log,
  };
  return { context, clock, realNow };
}
