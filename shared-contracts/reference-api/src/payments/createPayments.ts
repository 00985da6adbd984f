import { PAYMENT_METHODS, type PaymentMethod } from '@marketplace/contracts/api/payments';
import type { DataContext } from '../database/schema';
import type { GatewayMethod, Payments } from '../providers/PaymentGateway';
import { findSecret } from './findSecret';
import { sandboxGateway } from './sandboxGateway';

export interface PaymentSettings {
  /** Ways to pay to offer, of those there is a gateway for; all of them where left out. */
  methods?: readonly PaymentMethod[];
  /** Lets the test gateway stand in for bkash, nagad and card. */
  hasSandbox: boolean;
  /** Signs the test gateway's callbacks; made at random per database where left out. */
  secret?: string;
  /** Prefix of URLs of this API in browsers, without a trailing slash. */
  publicBaseUrl: string;
}

/** The gateways there are, by the way to pay. A provider's adapter takes its method's place here. */
export function createPayments({ db, now }: DataContext, settings: PaymentSettings): Payments {
  const secret = findSecret(db, settings.secret);
  const sandbox = (method: GatewayMethod) =>
    sandboxGateway({ db, now, method, secret, publicBaseUrl: settings.publicBaseUrl });
  const sandboxes: Payments['sandbox'] = settings.hasSandbox
    ? { bkash: sandbox('bkash'), nagad: sandbox('nagad'), card: sandbox('card') }
    : {};
  const gateways: Payments['gateways'] = { ...sandboxes };
  const offered = PAYMENT_METHODS.filter(
    (method) =>
      (method === 'cash-on-delivery' || gateways[method]) &&
      (settings.methods?.includes(method) ?? true),
  );
  return { offered, gateways, sandbox: sandboxes };
}
