import { createHmac, timingSafeEqual } from 'node:crypto';

const LONGEST_AGE_MS = 5 * 60_000;
const HEADER = /^t=(\d{1,15}),v1=([\da-f]{64})$/;

const digest = (secret: string, moment: string, body: string) =>
  createHmac('sha256', secret).update(`${moment}.${body}`).digest();

/** Makes a header that proves the sender of a body and the time, which is signed as well. */
export function sign(secret: string, body: string, now: Date): string {
  const moment = String(now.getTime());
  return `t=${moment},v1=${digest(secret, moment, body).toString('hex')}`;
}

/** True if the header was made with the secret for this body, less than five minutes ago. */
export function isSigned(secret: string, body: string, header: unknown, now: Date): boolean {
  const [, moment, signature] = (typeof header === 'string' && HEADER.exec(header)) || [];
  if (moment === undefined || signature === undefined) return false;
  if (Math.abs(now.getTime() - Number(moment)) > LONGEST_AGE_MS) return false;
  return timingSafeEqual(digest(secret, moment, body), Buffer.from(signature, 'hex'));
}
