import { PAYMENT_METHODS, type PaymentMethod } from '@marketplace/contracts/api/payments';
import type { DataContext } from '../database/schema';
import type { GatewayMethod, Payments } from '../providers/PaymentGateway';
import { findSecret } from './findSecret';
import { type BkashSettings, bkashGateway } from './gateways/bkashGateway';
import { type CardSettings, cardGateway } from './gateways/cardGateway';
import { type NagadSettings, nagadGateway } from './gateways/nagadGateway';
import { sandboxGateway } from './sandboxGateway';

/** Accounts with providers; each replaces the test gateway for its method. */
export interface ProviderSettings {
  bkash?: BkashSettings;
  nagad?: NagadSettings;
  card?: CardSettings;
}

export interface PaymentSettings {
  /** Payment methods to offer, if they have a gateway; undefined offers all. */
  methods?: readonly PaymentMethod[];
  /** The test gateway serves bkash, nagad and card if they have no account. */
  hasSandbox: boolean;
  providers?: ProviderSettings;
  /** Timeouts of providers' replies; each gateway has its own defaults. */
  limits?: { answerMs: number; executeMs: number };
  /** Signs the test gateway's callbacks; undefined makes a random secret per database. */
  secret?: string;
  /** Prefix of this API's URLs in browsers, without a trailing slash. */
  publicBaseUrl: string;
}

/** Available gateways by payment method. */
export function createPayments({ db, now }: DataContext, settings: PaymentSettings): Payments {
  const secret = findSecret(db, settings.secret);
  const sandbox = (method: GatewayMethod) =>
    sandboxGateway({ db, now, method, secret, publicBaseUrl: settings.publicBaseUrl });
  const sandboxes: Payments['sandbox'] = settings.hasSandbox
    ? { bkash: sandbox('bkash'), nagad: sandbox('nagad'), card: sandbox('card') }
    : {};
  const { providers = {}, limits, publicBaseUrl } = settings;
  const options = { now, publicBaseUrl, limits };
  const gateways: Payments['gateways'] = {
    ...sandboxes,
    ...(providers.bkash && { bkash: bkashGateway({ ...providers.bkash, ...options }) }),
    ...(providers.nagad && { nagad: nagadGateway({ ...providers.nagad, ...options }) }),
    ...(providers.card && { card: cardGateway({ ...providers.card, ...options }) }),
  };
  const offered = PAYMENT_METHODS.filter(
    (method) =>
      (method === 'cash-on-delivery' || gateways[method]) &&
      (settings.methods?.includes(method) ?? true),
  );
  return { offered, gateways, sandbox: sandboxes };
}
