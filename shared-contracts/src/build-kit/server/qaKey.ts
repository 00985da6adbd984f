import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Matches a signed text. A signature has 16 bytes, which take 22 characters in base64url. */
const SIGNATURE = /^(?<text>[\w-]+)\.(?<mac>[\w-]{22})$/;

/**
 * Returns the key that signs the tokens of test sessions: `QA_KEY`, or else the key in the data
 * folder, which is created once. The gateway and the API must have the same key.
 * @param dataDir absolute path
 * @returns `undefined` unless `QA=1`
 * @throws Error if `QA_KEY` is too short to be secret
 */
export function readQaKey({ QA, QA_KEY }: Environment, dataDir: string): Buffer | undefined {
  if (QA !== '1') return undefined;
  if (QA_KEY) {
    if (QA_KEY.length < 32) throw new Error('QA_KEY is too short; it must have 32 characters.');
    return Buffer.from(QA_KEY);
  }
  const file = path.join(dataDir, 'keys/qa.key');
  const draft = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, randomBytes(32), { mode: 0o600 });
  try {
    // Links instead of renames, because a link does not replace a key that another process created.
    linkSync(draft, file);
  } catch {
    // The key file already exists.
  }
  rmSync(draft, { force: true });
  return readFileSync(file);
}

/** Signs a text of letters, digits, `-` and `_`. */
export const signQa = (key: Buffer, text: string): string => `${text}.${macOf(key, text)}`;

/** @returns the signed text; `undefined` if the signature is not by this key */
export function verifyQa(key: Buffer, signed: string | undefined): string | undefined {
  const { text = '', mac = '' } = SIGNATURE.exec(signed ?? '')?.groups ?? {};
  const own = Buffer.from(macOf(key, text));
  const given = Buffer.from(mac);
  return own.length === given.length && timingSafeEqual(own, given) ? text : undefined;
}

const macOf = (key: Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url');
