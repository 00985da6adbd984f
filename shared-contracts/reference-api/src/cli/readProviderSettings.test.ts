import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readPaymentSettings } from './readSettings';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
/** Keys that Nagad does not accept: an RSA key that is too short, and a key that is not RSA. */
const SHORT = generateKeyPairSync('rsa', { modulusLength: 1024 });
const CURVE = generateKeyPairSync('ed25519');
const pem = (key: KeyObject) =>
  key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' }).toString();
const BKASH = {
  BKASH_BASE_URL: 'https://tokenized.pay.bka.sh/v1.2.0-beta/',
  BKASH_APP_KEY: 'key',
  BKASH_APP_SECRET: 'a secret',
  BKASH_USERNAME: 'user',
  BKASH_PASSWORD: 'a password',
};
const NAGAD = {
  NAGAD_BASE_URL: 'https://api.mynagad.com/api/dfs',
  NAGAD_MERCHANT_ID: '683002007104225',
  NAGAD_MERCHANT_NUMBER: '01900000000',
  NAGAD_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  NAGAD_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
};
const PUBLIC = { PUBLIC_BASE_URL: 'https://shop.test/api' };
const read = (env: NodeJS.ProcessEnv) => readPaymentSettings(env, false);

describe('the settings for payment providers', () => {
  it('are read for each provider whose variables are set', () => {
    const settings = read({ ...BKASH, ...NAGAD, ...PUBLIC, PAYMENT_METHODS: 'bkash,nagad' });
    expect(settings.providers).toMatchObject({
      bkash: { baseUrl: 'https://tokenized.pay.bka.sh/v1.2.0-beta', appSecret: 'a secret' },
      nagad: { merchantId: '683002007104225' },
      card: undefined,
    });
    expect(settings.methods).toEqual(['bkash', 'nagad']);
  });

  it.each<[NodeJS.ProcessEnv, string]>([
    [{ ...BKASH, ...PUBLIC, BKASH_PASSWORD: '' }, 'BKASH_PASSWORD is missing'],
    [{ ...BKASH, ...PUBLIC, BKASH_BASE_URL: 'http://pay.bka.sh' }, 'BKASH_BASE_URL must be'],
    [{ ...BKASH, ...PUBLIC, BKASH_BASE_URL: 'http://127.evil.example' }, 'BKASH_BASE_URL must be'],
    [{ ...NAGAD, ...PUBLIC, NAGAD_PRIVATE_KEY: 'a secret' }, 'NAGAD_PRIVATE_KEY must be'],
    [{ ...NAGAD, ...PUBLIC, NAGAD_PUBLIC_KEY: 'no key' }, 'NAGAD_PUBLIC_KEY must be'],
    [
      { ...NAGAD, ...PUBLIC, NAGAD_PRIVATE_KEY: pem(SHORT.privateKey) },
      'NAGAD_PRIVATE_KEY must be',
    ],
    [{ ...NAGAD, ...PUBLIC, NAGAD_PUBLIC_KEY: pem(SHORT.publicKey) }, 'NAGAD_PUBLIC_KEY must be'],
    [{ ...NAGAD, ...PUBLIC, NAGAD_PUBLIC_KEY: pem(CURVE.publicKey) }, 'NAGAD_PUBLIC_KEY must be'],
    [{ ...PUBLIC, SSLCOMMERZ_STORE_ID: 'store' }, 'SSLCOMMERZ_BASE_URL is missing'],
    [BKASH, 'PUBLIC_BASE_URL must be'],
    [{ ...BKASH, ...PUBLIC, PAYMENT_METHODS: 'nagad' }, 'PAYMENT_METHODS names no'],
  ])(
    'are refused with a message that names the wrong variable, but contains no secret',
    (env, message) => {
      expect(() => read(env)).toThrow(message);
      expect(() => read(env)).not.toThrow(/a secret|a password/);
    },
  );

  it('may contain the unencrypted URL of a sandbox on the same machine', () => {
    const env = { ...BKASH, ...PUBLIC, BKASH_BASE_URL: 'http://127.0.0.1:4000' };
    expect(read(env).providers?.bkash?.baseUrl).toBe('http://127.0.0.1:4000');
  });
});
