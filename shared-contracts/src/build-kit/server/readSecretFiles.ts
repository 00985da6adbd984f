import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that a file may hold: `PAYMENT_SECRET_FILE` names the file with `PAYMENT_SECRET`. */
const SECRETS = [
  'BKASH_APP_SECRET',
  'BKASH_PASSWORD',
  'DATABASE_URL',
  'NAGAD_PRIVATE_KEY',
  'OPERATOR_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'PAYMENT_SECRET',
  'QA_KEY',
  'SMS_GATEWAY_TOKEN',
  'SMTP_URL',
  'SSLCOMMERZ_STORE_PASSWORD',
];

/** Variables that name the file of a secret. */
export const SECRET_FILES: readonly string[] = SECRETS.map((name) => `${name}_FILE`);

/**
 * Reads the secrets whose files the environment names, as systemd and container engines pass them.
 * @returns the secrets by the name of their setting, without the line break at the end of the file
 * @throws Error with one sentence if a file cannot be read or is empty, or a secret is set twice
 */
export function readSecretFiles(env: Environment): Record<string, string> {
  const named = SECRETS.flatMap((name) => {
    const file = env[`${name}_FILE`];
    return file ? [{ name, file }] : [];
  });
  return Object.fromEntries(named.map(({ name, file }) => [name, readSecret(env, name, file)]));
}

function readSecret(env: Environment, name: string, file: string): string {
  if (env[name]) throw new Error(`${name} and ${name}_FILE are both set: unset one of them.`);
  const secret = readText(name, file).trim();
  if (secret === '') throw new Error(`${name}_FILE names ${file}, which is empty.`);
  return secret;
}

function readText(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`${name}_FILE names ${file}, which cannot be read.`, { cause });
  }
}
