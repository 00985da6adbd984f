import { PAYMENT_METHODS, type PaymentMethod } from '@marketplace/contracts/api/payments';
import type { DataContext } from '../database/schema';
import type { GatewayMethod, Payments } from '../providers/PaymentGateway';
import { findSecret } from './findSecret';
import { type BkashSettings, bkashGateway } from './gateways/bkashGateway';
import { type CardSettings, cardGateway } from './gateways/cardGateway';
import { type NagadSettings, nagadGateway } from './gateways/nagadGateway';
import { sandboxGateway } from './sandboxGateway';

/** Accounts with providers, each of which takes its method's place from the test gateway. */
export interface ProviderSettings {
  bkash?: BkashSettings;
  nagad?: NagadSettings;
  card?: CardSettings;
}

export interface PaymentSettings {
  /** Ways to pay to offer, of those there is a gateway for; all of them where left out. */
  methods?: readonly PaymentMethod[];
  /** Lets the test gateway stand in for bkash, nagad and card. */
  hasSandbox: boolean;
  providers?: ProviderSettings;
  /** Longest waits for providers' answers, where not their own. */
  limits?: { answerMs: number; executeMs: number };
  /** Signs the test gateway's callbacks; made at random per database where left out. */
  secret?: string;
  /** Prefix of URLs of this API in browsers, without a trailing slash. */
  publicBaseUrl: string;
}

/** The gateways there are, by the way to pay. */
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
