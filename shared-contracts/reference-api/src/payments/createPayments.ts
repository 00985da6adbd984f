import { PAYMENT_METHODS, type PaymentMethod } from '@marketplace/contracts/api/payments';
import type { DataContext } from '../database/schema';
import type { GatewayMethod, Payments } from '../providers/PaymentGateway';
import { findSecret } from './findSecret';
import { type BkashSettings, bkashGateway } from './gateways/bkashGateway';
import { type CardSettings, cardGateway } from './gateways/cardGateway';
import { type NagadSettings, nagadGateway } from './gateways/nagadGateway';
import { sandboxGateway } from './sandboxGateway';

/**
 * The shop's merchant accounts with payment providers. A payment method that has an account here
 * does not use the test payment gateway.
 */
export interface ProviderSettings {
  bkash?: BkashSettings;
  nagad?: NagadSettings;
  card?: CardSettings;
}

export interface PaymentSettings {
  /**
   * Payment methods that the shop wants to offer; undefined means all. An online method is offered
   * only if it has a payment gateway.
   */
  methods?: readonly PaymentMethod[];
  /** If true, the test payment gateway serves each of bkash, nagad and card that has no account. */
  hasSandbox: boolean;
  providers?: ProviderSettings;
  /** Timeouts that replace the payment gateways' default timeouts. */
  limits?: { answerMs: number; executeMs: number };
  /**
   * Secret that signs the test payment gateway's callbacks. If undefined, a random secret from the
   * database is used.
   */
  secret?: string;
  /** Public URL of this API, without a trailing slash. */
  publicBaseUrl: string;
}

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
