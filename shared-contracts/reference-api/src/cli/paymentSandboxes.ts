import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { ServerMessage } from '@marketplace/contracts/server/ServerMessage';
import { bkashSandbox } from '../payments/sandboxes/bkashSandbox';
import { cardSandbox } from '../payments/sandboxes/cardSandbox';
import { nagadSandbox } from '../payments/sandboxes/nagadSandbox';
import { startSandbox } from '../payments/sandboxes/startSandbox';
import { localOrigin } from './readSettings';

const RSA = {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  publicKeyEncoding: { type: 'spki', format: 'der' },
} as const;

/**
 * Runs sandboxes of the payment providers until the process is stopped. Prints the environment
 * variables that make an API use the sandboxes.
 */
export async function paymentSandboxes(): Promise<void> {
  const { variables } = await startPaymentSandboxes();
  for (const [name, value] of Object.entries(variables)) {
    process.stdout.write(`export ${name}=${value}\n`);
  }
  const port = Number(new URL(variables.BKASH_BASE_URL).port);
  process.send?.({ type: 'ready', port } satisfies ServerMessage);
}

/** Starts one sandbox per provider. The merchant accounts are generated for this run. */
export async function startPaymentSandboxes(env = process.env) {
  const word = () => randomBytes(12).toString('hex');
  const keys = () => generateKeyPairSync('rsa', RSA);
  const [merchant, nagad] = [keys(), keys()];
  const merchantId = '683002007104225';
  const bkash = { appKey: word(), appSecret: word(), username: word(), password: word() };
  const card = { storeId: word(), storePassword: word() };
  const now = () => new Date();
  const nagadKeys = {
    privateKey: nagad.privateKey.toString('base64'),
    publicKey: merchant.publicKey.toString('base64'),
  };
  const [bkashServer, nagadServer, cardServer] = await Promise.all([
    startSandbox(bkashSandbox(bkash), now),
    startSandbox(nagadSandbox({ merchantId, ...nagadKeys }), now),
    startSandbox(cardSandbox(card), now),
  ]);
  const variables = {
    // An API that uses payment providers needs the full URL to which they send shoppers back.
    PUBLIC_BASE_URL: `${localOrigin(env)}/api`,
    BKASH_BASE_URL: bkashServer.origin,
    BKASH_APP_KEY: bkash.appKey,
    BKASH_APP_SECRET: bkash.appSecret,
    BKASH_USERNAME: bkash.username,
    BKASH_PASSWORD: bkash.password,
    NAGAD_BASE_URL: nagadServer.origin,
    NAGAD_MERCHANT_ID: merchantId,
    NAGAD_MERCHANT_NUMBER: '01900000000',
    NAGAD_PRIVATE_KEY: merchant.privateKey.toString('base64'),
    NAGAD_PUBLIC_KEY: nagad.publicKey.toString('base64'),
    SSLCOMMERZ_BASE_URL: cardServer.origin,
    SSLCOMMERZ_STORE_ID: card.storeId,
    SSLCOMMERZ_STORE_PASSWORD: card.storePassword,
    SSLCOMMERZ_CONTACT_EMAIL: 'shop@example.com',
    PAYMENT_ORIGINS: [bkashServer, nagadServer, cardServer].map(({ origin }) => origin).join(','),
  };
  const close = async () => {
    for (const server of [bkashServer, nagadServer, cardServer]) await server.close();
  };
  return { variables, close };
}
