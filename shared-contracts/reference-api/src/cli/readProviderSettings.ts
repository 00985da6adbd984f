import type { ProviderSettings } from '../payments/createPayments';
import { readPrivateKey, readPublicKey } from '../payments/gateways/nagadCipher';
import { isEncrypted } from '../providers/isEncrypted';

type Environment = Readonly<NodeJS.ProcessEnv>;

/**
 * Reads the merchant account for each payment provider. Either all or none of a provider's
 * variables must be set.
 * @throws Error with one sentence that names the missing or invalid variable, but not its value
 */
export function readProviderSettings(env: Environment): ProviderSettings {
  const bkash = readGroup(env, {
    baseUrl: 'BKASH_BASE_URL',
    appKey: 'BKASH_APP_KEY',
    appSecret: 'BKASH_APP_SECRET',
    username: 'BKASH_USERNAME',
    password: 'BKASH_PASSWORD',
  });
  const nagad = readGroup(env, {
    baseUrl: 'NAGAD_BASE_URL',
    merchantId: 'NAGAD_MERCHANT_ID',
    merchantNumber: 'NAGAD_MERCHANT_NUMBER',
    privateKey: 'NAGAD_PRIVATE_KEY',
    publicKey: 'NAGAD_PUBLIC_KEY',
  });
  const card = readGroup(env, {
    baseUrl: 'SSLCOMMERZ_BASE_URL',
    storeId: 'SSLCOMMERZ_STORE_ID',
    storePassword: 'SSLCOMMERZ_STORE_PASSWORD',
    contactEmail: 'SSLCOMMERZ_CONTACT_EMAIL',
  });
  if (nagad) {
    assertReadable('NAGAD_PRIVATE_KEY', () => readPrivateKey(nagad.privateKey));
    assertReadable('NAGAD_PUBLIC_KEY', () => readPublicKey(nagad.publicKey));
  }
  return { bkash, nagad, card };
}

function readGroup<Names extends Record<string, string>>(
  env: Environment,
  names: Names & { baseUrl: string },
): Record<keyof Names | 'baseUrl', string> | undefined {
  const variables = Object.values(names);
  if (variables.every((variable) => !env[variable])) return undefined;
  const missing = variables.find((variable) => !env[variable]);
  if (missing) throw new Error(`${missing} is missing; set all of ${variables.join(', ')}.`);
  const url = env[names.baseUrl] ?? '';
  if (!isEncrypted(url)) {
    throw new Error(`${names.baseUrl} must be a URL that starts with https://.`);
  }
  const values = Object.entries(names).map(([key, variable]) => [key, env[variable]]);
  // The cast is safe: the check above ensures that every name has a value.
  const group = Object.fromEntries(values) as Record<keyof Names | 'baseUrl', string>;
  return { ...group, baseUrl: url.replace(/\/+$/, '') };
}

function assertReadable(variable: string, read: () => unknown): void {
  try {
    read();
  } catch {
    throw new Error(`${variable} must be an RSA key of at least 2048 bits, as PEM or in base64.`);
  }
}
