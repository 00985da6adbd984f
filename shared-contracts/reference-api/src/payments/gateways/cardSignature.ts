import { createHash, timingSafeEqual } from 'node:crypto';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/**
 * Computes `verify_sign` of a notification: MD5 of the fields that `verify_key` names and of the
 * hashed password, sorted by name.
 */
export function signFields(fields: URLSearchParams, names: string[], password: string): string {
  const signed = new Map(names.map((name) => [name, fields.get(name) ?? '']));
  signed.set('store_passwd', md5(password));
  const pairs = [...signed].sort(([one], [other]) => (one < other ? -1 : 1));
  return md5(pairs.map(([name, value]) => `${name}=${value}`).join('&'));
}

/** The signature must cover these fields, otherwise it proves nothing about the payment. */
const NEEDED = ['tran_id', 'status', 'amount', 'currency'];

/**
 * True if the notification is signed with the store's password, and the signature covers `NEEDED`.
 */
export function isSignedBy(password: string, fields: URLSearchParams): boolean {
  const given = fields.get('verify_sign') ?? '';
  const names = (fields.get('verify_key') ?? '').split(',');
  if (!/^[\da-f]{32}$/.test(given) || !NEEDED.every((name) => names.includes(name))) return false;
  const expected = signFields(fields, names, password);
  return timingSafeEqual(Buffer.from(expected), Buffer.from(given));
}
