import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaymentSettings } from '../payments/createPayments';
import { bkashSandbox } from '../payments/sandboxes/bkashSandbox';
import { cardSandbox } from '../payments/sandboxes/cardSandbox';
import { nagadSandbox } from '../payments/sandboxes/nagadSandbox';
import { startSandbox } from '../payments/sandboxes/startSandbox';

const KEY = {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  publicKeyEncoding: { type: 'spki', format: 'der' },
} as const;

const base64Keys = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', KEY);
  return { privateKey: privateKey.toString('base64'), publicKey: publicKey.toString('base64') };
};

/**
 * Timeout of the adapters: enough for a reply on a busy machine. bKash requires a timeout of half a
 * minute, but only the test of the bKash adapter waits that long.
 */
const ANSWER_MS = 1500;

/**
 * Starts the sandboxes of all providers. The payment settings need the API's URL before the API
 * exists, so they contain the URL of the server `door`, which later forwards requests to the API.
 */
export async function startProviders(now: () => Date) {
  const limits = { answerMs: ANSWER_MS, executeMs: ANSWER_MS };
  const [merchant, nagad] = [base64Keys(), base64Keys()];
  const secrets = {
    appKey: 'app-key-1',
    appSecret: 'app-secret-1',
    username: 'merchant-user-1',
    password: 'merchant-password-1',
    storeId: 'store-1',
    storePassword: 'store-password-1',
  };
  const merchantId = '683002007104225';
  const nagadKeys = { privateKey: nagad.privateKey, publicKey: merchant.publicKey };
  const servers = {
    bkash: await startSandbox(bkashSandbox(secrets), now),
    nagad: await startSandbox(nagadSandbox({ merchantId, ...nagadKeys }), now),
    card: await startSandbox(cardSandbox(secrets), now),
  };
  const door = createServer();
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const settings: PaymentSettings = {
    hasSandbox: false,
    // The cast is safe: `address()` returns a string only for a Unix socket.
    publicBaseUrl: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    limits,
    providers: {
      bkash: { ...secrets, baseUrl: servers.bkash.origin },
      nagad: {
        baseUrl: servers.nagad.origin,
        merchantId,
        merchantNumber: '01900000000',
        privateKey: merchant.privateKey,
        publicKey: nagad.publicKey,
      },
      card: { ...secrets, baseUrl: servers.card.origin, contactEmail: 'shop@shop.test' },
    },
  };
  return {
    servers,
    settings,
    /** Timeouts of all adapters; tests may change them. */
    limits,
    door,
    /** Secrets that must not appear anywhere outside the shop and the providers. */
    secrets: [
      ...[secrets.appSecret, secrets.password, secrets.storePassword],
      ...[merchant.privateKey, nagad.privateKey],
    ],
    async close() {
      door.closeAllConnections();
      await new Promise((resolve) => door.close(resolve));
      for (const server of Object.values(servers)) await server.close();
    },
  };
}
