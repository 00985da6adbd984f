import { createHash, timingSafeEqual } from 'node:crypto';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/**
 * Computes the field `verify_sign` of a notification: the MD5 of the hashed password and of all
 * fields that `verify_key` lists, sorted by name.
 */
export function signFields(fields: URLSearchParams, names: string[], password: string): string {
  const signed = new Map(names.map((name) => [name, fields.get(name) ?? '']));
  signed.set('store_passwd', md5(password));
  const pairs = [...signed].sort(([one], [other]) => (one < other ? -1 : 1));
  return md5(pairs.map(([name, value]) => `${name}=${value}`).join('&'));
}

/** Fields that a signature must cover. Otherwise it proves nothing about the payment. */
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
