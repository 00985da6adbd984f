import { PAYMENT_METHODS, type PaymentMethod } from '@marketplace/contracts/api/payments';
import type { PaymentSettings } from '../payments/PaymentSettings';

const SHORTEST_SECRET = 32;

/** @throws Error one sentence naming the variable that cannot be read */
export function readPaymentSettings(env: NodeJS.ProcessEnv, hasDevTools: boolean): PaymentSettings {
  const secret = env.PAYMENT_SECRET || undefined;
  if (secret && secret.length < SHORTEST_SECRET) {
    throw new Error(`PAYMENT_SECRET must have at least ${SHORTEST_SECRET} characters.`);
  }
  const hasSandbox = env.PAYMENT_SANDBOX ? env.PAYMENT_SANDBOX === '1' : hasDevTools;
  return {
    methods: env.PAYMENT_METHODS ? readMethods(env.PAYMENT_METHODS, hasSandbox) : undefined,
    hasSandbox,
    secret,
    publicBaseUrl: (env.PUBLIC_BASE_URL || '/api').replace(/\/+$/, ''),
  };
}

function readMethods(text: string, hasSandbox: boolean): PaymentMethod[] {
  const methods = text.split(',').map((name) => {
    const method = PAYMENT_METHODS.find((each) => each === name.trim());
    if (method) return method;
    throw new Error(`PAYMENT_METHODS must list some of ${PAYMENT_METHODS.join(', ')}.`);
  });
  // Without any way to pay there is nothing to sell; better to hear of it now than at a checkout.
  if (hasSandbox || methods.includes('cash-on-delivery')) return methods;
  throw new Error('PAYMENT_METHODS names no way to pay that there is a gateway for.');
}
