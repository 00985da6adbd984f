import { createHmac, timingSafeEqual } from 'node:crypto';

const LONGEST_AGE_MS = 5 * 60_000;
const HEADER = /^t=(\d{1,15}),v1=([\da-f]{64})$/;

const digest = (secret: string, moment: string, body: string) =>
  createHmac('sha256', secret).update(`${moment}.${body}`).digest();

/** Creates a header that proves who sent a body, and when. */
export function sign(secret: string, body: string, now: Date): string {
  const moment = String(now.getTime());
  return `t=${moment},v1=${digest(secret, moment, body).toString('hex')}`;
}

/** True if this secret has signed this body, at most five minutes before or after `now`. */
export function isSigned(secret: string, body: string, header: unknown, now: Date): boolean {
  const [, moment, signature] = (typeof header === 'string' && HEADER.exec(header)) || [];
  if (moment === undefined || signature === undefined) return false;
  if (Math.abs(now.getTime() - Number(moment)) > LONGEST_AGE_MS) return false;
  return timingSafeEqual(digest(secret, moment, body), Buffer.from(signature, 'hex'));
}
