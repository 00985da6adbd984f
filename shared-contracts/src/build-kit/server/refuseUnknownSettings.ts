import leven from 'leven';
import { SECRET_FILES } from './readSecretFiles';

/**
 * Environment variables that gateway, API and releases read. The tables in `shell/docs/settings.md`
 * and `reference-api/docs/settings.md` explain them; a test compares the three.
 */
export const SETTINGS: readonly string[] = [
  'API_HOST',
  'API_METRICS_HOST',
  'API_METRICS_PORT',
  'API_ORIGIN',
  'API_PORT',
  'BKASH_APP_KEY',
  'BKASH_APP_SECRET',
  'BKASH_BASE_URL',
  'BKASH_PASSWORD',
  'BKASH_USERNAME',
  'BREACHED_PASSWORDS_ORIGIN',
  'CASH_ORDERS_OPEN',
  'CASH_TAKA_OPEN',
  'DATABASE_URL',
  'DATA_DIR',
  'DEV_TOOLS',
  'FEATURE_LANGUAGE_SELECTOR',
  'FEATURE_PAYMENT_MARKS',
  'HOST',
  'LOG_LEVEL',
  'MARKET_ANALYTICS_SCRIPT_URL',
  'MARKET_BRAND_NAME',
  'MARKET_BRAND_NAME_BN',
  'MARKET_BRAND_SLUG',
  'MARKET_COMPANY_ADDRESS',
  'MARKET_COMPANY_ADDRESS_BN',
  'MARKET_COPYRIGHT_YEAR',
  'MARKET_SELLER_SITE_URL',
  'MARKET_SOCIAL_LINKS',
  'MARKET_SUPPORT_CHAT_SCRIPT_URL',
  'MARKET_SUPPORT_EMAIL',
  'MARKET_SUPPORT_PHONE',
  'MARKET_SUPPORT_WHATSAPP',
  'MEDIA_BASE_URL',
  'METRICS_HOST',
  'METRICS_PORT',
  'NAGAD_BASE_URL',
  'NAGAD_MERCHANT_ID',
  'NAGAD_MERCHANT_NUMBER',
  'NAGAD_PRIVATE_KEY',
  'NAGAD_PUBLIC_KEY',
  'OPERATOR_TOKEN',
  'ORDER_PHONE_VERIFIED',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'PAGE_CACHE_MB',
  'PAYMENT_METHODS',
  'PAYMENT_ORIGINS',
  'PAYMENT_SANDBOX',
  'PAYMENT_SECRET',
  'PORT',
  'PUBLIC_BASE_URL',
  'PUBLIC_ORIGIN',
  'QA',
  'QA_CONFIRMED_ORIGIN',
  'QA_KEY',
  'QA_LOG',
  'QA_ORIGINS',
  'RELEASES_URL',
  'RELEASE_BY',
  'RELEASE_CHANNEL',
  'RELEASE_KEY',
  'RELEASE_TRUST',
  'RENDER_WORKERS',
  'RENDER_WORKER_MB',
  'SEED',
  'SESSION_IDLE_DAYS',
  'SESSION_MOST_DAYS',
  'SHOP',
  'SMS_GATEWAY_TOKEN',
  'SMS_GATEWAY_URL',
  'SMTP_FROM',
  'SMTP_URL',
  'SOURCE_PARTS',
  'SSLCOMMERZ_BASE_URL',
  'SSLCOMMERZ_CONTACT_EMAIL',
  'SSLCOMMERZ_STORE_ID',
  'SSLCOMMERZ_STORE_PASSWORD',
  'TRUSTED_PROXIES',
  'UNPAID_ORDERS',
  'UNPAID_SCARCE_ORDERS',
  'UNPAID_SCARCE_ORDERS_NETWORK',
];

/** Prefixes that no other program's variables are expected to have. */
const OWN_PREFIXES = [
  'BKASH_',
  'CASH_',
  'FEATURE_',
  'MARKET_',
  'NAGAD_',
  'PAYMENT_',
  'QA_',
  'RENDER_WORKER',
  'SMS_GATEWAY_',
  'SSLCOMMERZ_',
  'TRUSTED_',
  'UNPAID_',
];

/** Names this short are within two letters of other programs' variables, as `HOST` of `HOME`. */
const SHORT = 6;

/** Letters by which a misspelled name may differ from the right one. */
const TYPING_ERRORS = 2;

/**
 * Refuses a variable that looks like a setting but is none. It would be ignored in silence, and the
 * process would run with the default.
 * @throws Error that names the variable and the setting with the most similar name
 */
export function refuseUnknownSettings(env: Readonly<Record<string, string | undefined>>): void {
  for (const name of Object.keys(env)) {
    if (SETTINGS.includes(name) || SECRET_FILES.includes(name)) continue;
    const similar = mostSimilar(name);
    const isMisspelled = name.length > SHORT && leven(name, similar) <= TYPING_ERRORS;
    if (!isMisspelled && !OWN_PREFIXES.some((prefix) => name.startsWith(prefix))) continue;
    throw new Error(
      `${name} is not a setting: did you mean ${similar}? If it is another program's, unset it for this one.`,
    );
  }
}

const mostSimilar = (name: string): string =>
  SETTINGS.reduce((best, setting) => (leven(name, setting) < leven(name, best) ? setting : best));
