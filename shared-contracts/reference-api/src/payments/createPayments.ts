import { PAYMENT_METHODS } from '@marketplace/contracts/api/payments';
import type { ApiContext } from '../http/Handlers';
import { findSecret } from './findSecret';
import type { GatewayMethod } from './PaymentGateway';
import type { PaymentSettings } from './PaymentSettings';
import type { Payments } from './Payments';
import { sandboxGateway } from './sandbox/sandboxGateway';

type Place = Pick<ApiContext, 'db' | 'now'>;

/** The gateways there are, by the way to pay. A provider's adapter takes its method's place here. */
export function createPayments({ db, now }: Place, settings: PaymentSettings): Payments {
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
