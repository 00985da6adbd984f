import { randomInt } from 'node:crypto';
import { OTP_DIGITS } from '@marketplace/contracts/api/auth';
import { hashPassword } from './passwords';

const MINUTES_VALID = 10;

/**
 * A one-time code and how it is kept: as slow to undo as a password, for there are only a million
 * of them, and trying all of them against argon2id takes far longer than a code lasts.
 */
export async function makeCode(present: Date) {
  const code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
  return {
    code,
    codeHash: await hashPassword(code),
    tries: 0,
    createdAt: present,
    expiresAt: new Date(present.getTime() + MINUTES_VALID * 60_000),
  };
}

export type NewCode = Awaited<ReturnType<typeof makeCode>>;
