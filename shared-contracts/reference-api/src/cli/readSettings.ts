import { join, resolve } from 'node:path';
import { PAYMENT_METHODS, type PaymentMethod } from '@marketplace/contracts/api/payments';
import type { MetricsAddress } from '@marketplace/contracts/server/metricsListener';
import { refuseUnknownSettings } from '@marketplace/contracts/server/refuseUnknownSettings';
import { DEFAULT_BRAND_NAMES } from '../customers/shopPasswords';
import type { OrderRules } from '../http/OrderRules';
import { SESSION_LIMITS, type SessionLimits } from '../http/SessionLimits';
import type { PaymentSettings } from '../payments/createPayments';
import { isEncrypted } from '../providers/isEncrypted';
import { readProviderSettings } from './readProviderSettings';

/** Settings from the environment; README.md lists the variables. */
export interface Settings {
  host: string;
  /** 0 selects any free port. */
  port: number;
  /** Address at which other machines can read `/metrics`. Without it, only this machine can. */
  metricsAddress: MetricsAddress | undefined;
  dataDir: string;
  mediaDir: string;
  mediaBaseUrl: string;
  databaseUrl: string | undefined;
  hasDevTools: boolean;
  /** True if the server fills an empty database with the demonstration market. */
  isSeeded: boolean;
  logLevel: string;
  /** Mail server. If there is none, e-mail stays in the API's own outbox. */
  smtp: { url: string; from: string } | undefined;
  /** SMS gateway. If there is none, each SMS stays in the API's own outbox. */
  smsGateway: { url: string; token: string | undefined } | undefined;
  /**
   * Origin of a service that knows leaked passwords. If there is none, passwords are not checked
   * for leaks.
   */
  breachedPasswordsOrigin: string | undefined;
  payments: PaymentSettings;
  /** Origin of the shop, for links in messages. */
  publicOrigin: string | undefined;
  /** Origin of the shop on this machine. Links in messages use it if `publicOrigin` is not set. */
  localOrigin: string;
  orderRules: OrderRules;
  sessionLimits: SessionLimits;
  /** Token with which programs act as an operator. If there is none, only commands can. */
  operatorToken: string | undefined;
  /**
   * Values of `MARKET_BRAND_NAME`, `MARKET_BRAND_NAME_BN` and `MARKET_BRAND_SLUG`. The shop's
   * gateway reads these variables too.
   */
  brandNames: string[];
}

const HIGHEST_PORT = 65_535;
/** Port after the gateway's, so that both can be read on one machine. */
const METRICS_PORT = 9465;

/** @throws Error with one sentence that names the invalid variable */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  refuseUnknownSettings(env);
  const port = readPort(env, 'API_PORT', 0);
  const databaseUrl = env.DATABASE_URL || undefined;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new Error('DATABASE_URL must start with postgres:// or postgresql://.');
  }
  const dataDir = resolve(env.DATA_DIR || '.data');
  const hasDevTools = readFlag(env, 'DEV_TOOLS', !databaseUrl);
  const payments = readPaymentSettings(env, hasDevTools);
  const isTrading = Boolean(databaseUrl && env.PUBLIC_ORIGIN?.startsWith('https:'));
  if (isTrading) refuseTestTools(env, { hasDevTools, ...payments });
  return {
    host: env.API_HOST || '127.0.0.1',
    port,
    metricsAddress: env.API_METRICS_HOST
      ? { host: env.API_METRICS_HOST, port: readPort(env, 'API_METRICS_PORT', METRICS_PORT) }
      : undefined,
    dataDir,
    mediaDir: join(dataDir, 'media'),
    mediaBaseUrl: (env.MEDIA_BASE_URL || '/api/media').replace(/\/+$/, ''),
    databaseUrl,
    hasDevTools,
    // The passwords of the demonstration's customers are public.
    isSeeded: readFlag(env, 'SEED', !isTrading),
    logLevel: env.LOG_LEVEL || 'info',
    ...readMessageSettings(env),
    payments,
    publicOrigin: readOrigin(
      env,
      'PUBLIC_ORIGIN',
      'the URL shoppers know, as https://shop.example',
    ),
    localOrigin: localOrigin(env),
    breachedPasswordsOrigin: readOrigin(
      env,
      'BREACHED_PASSWORDS_ORIGIN',
      'a URL, as https://api.pwnedpasswords.com',
    ),
    orderRules: readOrderRules(env, hasDevTools),
    sessionLimits: readSessionLimits(env),
    operatorToken: readSecret(env, 'OPERATOR_TOKEN'),
    brandNames: readBrandNames(env),
  };
}

/** @throws Error with one sentence that names the invalid variable */
function readPort(env: NodeJS.ProcessEnv, name: string, usual: number): number {
  const port = Number(env[name] || usual);
  if (Number.isInteger(port) && port >= 0 && port <= HIGHEST_PORT) return port;
  throw new Error(`${name} must be a port number from 0 to ${HIGHEST_PORT}.`);
}

/** @throws Error with one sentence that names the invalid variable */
function readFlag(env: NodeJS.ProcessEnv, name: string, usual: boolean): boolean {
  const text = env[name];
  if (!text) return usual;
  if (text !== '0' && text !== '1') throw new Error(`${name} is "${text}"; it must be 0 or 1.`);
  return text === '1';
}

/**
 * Refuses tools for testing where the public buys, unless `QA_CONFIRMED_ORIGIN` equals the origin
 * of the shop, as the gateway does for `QA`. The test gateways let anybody pay with no money.
 * @throws Error with one sentence that names the variables to change
 */
function refuseTestTools(
  { PUBLIC_ORIGIN, QA_CONFIRMED_ORIGIN }: NodeJS.ProcessEnv,
  { hasDevTools, hasSandbox }: { hasDevTools: boolean; hasSandbox: boolean },
): void {
  if (!(hasDevTools || hasSandbox) || QA_CONFIRMED_ORIGIN === PUBLIC_ORIGIN) return;
  const names = [hasDevTools && 'DEV_TOOLS', hasSandbox && 'PAYMENT_SANDBOX'].filter(Boolean);
  throw new Error(
    `With ${names.join(' and ')}, anybody at ${PUBLIC_ORIGIN} can order without limit or pay with no money: set DEV_TOOLS=0 and PAYMENT_SANDBOX=0, or QA_CONFIRMED_ORIGIN=${PUBLIC_ORIGIN} if this is a shop for testing.`,
  );
}

/** Origin at which `npm start` serves the shop. The shop's gateway validates `PORT`. */
export const localOrigin = ({ PORT }: NodeJS.ProcessEnv) => `http://localhost:${PORT || 3000}`;

function readBrandNames(env: NodeJS.ProcessEnv): string[] {
  const [name = '', bangla = '', slug = ''] = DEFAULT_BRAND_NAMES;
  const brandName = env.MARKET_BRAND_NAME?.trim() || name;
  // The default Bangla name belongs to the example brand, so no other brand gets it.
  const ofExample = brandName === name ? bangla : '';
  const banglaName = env.MARKET_BRAND_NAME_BN?.trim() || ofExample;
  return [brandName, banglaName, env.MARKET_BRAND_SLUG?.trim() || slug].filter(Boolean);
}

/**
 * Default limits for orders if there are no developer tools. With developer tools, the default is
 * no limit, because all who try the market share a few customer accounts.
 */
const LIMITS = { orders: '5', taka: '50000', unpaid: '5', scarce: '2', scarceOfNetwork: '4' };

/** @throws Error with one sentence that names the invalid variable */
export function readOrderRules(env: NodeJS.ProcessEnv, hasDevTools: boolean): OrderRules {
  const limit = (name: string, usual: string) => {
    const text = env[name] || (hasDevTools ? '0' : usual);
    if (!/^\d{1,9}$/.test(text)) {
      throw new Error(`${name} must be a whole number; 0 stands for no limit.`);
    }
    return Number(text) || Number.POSITIVE_INFINITY;
  };
  return {
    openCashOrders: limit('CASH_ORDERS_OPEN', LIMITS.orders),
    openCashTaka: limit('CASH_TAKA_OPEN', LIMITS.taka),
    unpaidOrders: limit('UNPAID_ORDERS', LIMITS.unpaid),
    unpaidScarceOrders: limit('UNPAID_SCARCE_ORDERS', LIMITS.scarce),
    unpaidScarceOrdersOfNetwork: limit('UNPAID_SCARCE_ORDERS_NETWORK', LIMITS.scarceOfNetwork),
    isPhoneVerified: env.ORDER_PHONE_VERIFIED !== '0',
  };
}

/**
 * Maximum length of a session, in days. Browsers do not keep the cookie with the token any longer.
 */
const LONGEST_DAYS = 400;

/** @throws Error with one sentence that names the invalid variable */
function readSessionLimits(env: NodeJS.ProcessEnv): SessionLimits {
  const days = (name: string, usual: number) => {
    const given = env[name] ? Number(env[name]) : usual;
    if (Number.isInteger(given) && given >= 1 && given <= LONGEST_DAYS) return given;
    throw new Error(`${name} must be a whole number of days from 1 to ${LONGEST_DAYS}.`);
  };
  return {
    idleDays: days('SESSION_IDLE_DAYS', SESSION_LIMITS.idleDays),
    mostDays: days('SESSION_MOST_DAYS', SESSION_LIMITS.mostDays),
  };
}

/** @throws Error with one sentence that names the invalid variable */
function readMessageSettings(env: NodeJS.ProcessEnv): Pick<Settings, 'smtp' | 'smsGateway'> {
  const { SMTP_URL: smtpUrl, SMTP_FROM: from, SMS_GATEWAY_URL: smsUrl } = env;
  if (smtpUrl && !hasProtocol(smtpUrl, ['smtp:', 'smtps:'])) {
    throw new Error('SMTP_URL must be a URL that starts with smtp:// or smtps://.');
  }
  if (smtpUrl && !from?.includes('@')) {
    throw new Error('SMTP_FROM must be the e-mail address that mail is sent from.');
  }
  if (smsUrl && !isEncrypted(smsUrl)) {
    throw new Error('SMS_GATEWAY_URL must be a URL that starts with https://.');
  }
  return {
    smtp: smtpUrl && from ? { url: smtpUrl, from } : undefined,
    smsGateway: smsUrl ? { url: smsUrl, token: env.SMS_GATEWAY_TOKEN || undefined } : undefined,
  };
}

/** @throws Error with one sentence that names the invalid variable */
function readOrigin(env: NodeJS.ProcessEnv, name: string, what: string): string | undefined {
  const given = env[name];
  if (!given) return undefined;
  if (!hasProtocol(given, ['http:', 'https:'])) throw new Error(`${name} must be ${what}.`);
  return new URL(given).origin;
}

const hasProtocol = (url: string, protocols: string[]) =>
  URL.canParse(url) && protocols.includes(new URL(url).protocol);

const SHORTEST_SECRET = 32;

/** @throws Error with one sentence that names the invalid variable */
export function readPaymentSettings(env: NodeJS.ProcessEnv, hasDevTools: boolean): PaymentSettings {
  const secret = readSecret(env, 'PAYMENT_SECRET');
  const hasSandbox = readFlag(env, 'PAYMENT_SANDBOX', hasDevTools);
  const providers = readProviderSettings(env);
  const publicBaseUrl = (env.PUBLIC_BASE_URL || '/api').replace(/\/+$/, '');
  const hasProvider = Object.values(providers).some(Boolean);
  if (hasProvider && !hasProtocol(publicBaseUrl, ['http:', 'https:'])) {
    throw new Error(
      'PUBLIC_BASE_URL must be a whole URL: payment providers send shoppers back to it.',
    );
  }
  const hasGateway = (method: PaymentMethod) =>
    method === 'cash-on-delivery' || hasSandbox || Boolean(providers[method]);
  return {
    methods: env.PAYMENT_METHODS ? readMethods(env.PAYMENT_METHODS, hasGateway) : undefined,
    hasSandbox,
    providers,
    secret,
    publicBaseUrl,
  };
}

function readMethods(
  text: string,
  hasGateway: (method: PaymentMethod) => boolean,
): PaymentMethod[] {
  const methods = text.split(',').map((name) => {
    const method = PAYMENT_METHODS.find((each) => each === name.trim());
    if (method) return method;
    throw new Error(`PAYMENT_METHODS must list some of ${PAYMENT_METHODS.join(', ')}.`);
  });
  // A market without a payment method cannot sell. It is better to fail when the server starts than
  // at the first checkout.
  if (methods.some(hasGateway)) return methods;
  throw new Error('PAYMENT_METHODS names no way to pay that there is a gateway for.');
}

function readSecret(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const secret = env[name] || undefined;
  if (secret && secret.length < SHORTEST_SECRET) {
    throw new Error(`${name} must have at least ${SHORTEST_SECRET} characters.`);
  }
  return secret;
}
