import { randomInt } from 'node:crypto';
import { OTP_DIGITS } from '@marketplace/contracts/api/auth';
import { hashPassword, saltOf } from './passwords';

const MINUTES_VALID = 10;

/**
 * A one-time code and how it is kept: as slow to undo as a password, for there are only a million
 * of them, and trying all of them against argon2id takes far longer than a code lasts.
 * @param others hashes of the codes that are valid beside it; it shares their salt, so that one
 * hash of what is typed tells which of them it is, and differs from them all
 */
export async function makeCode(present: Date, others: readonly string[] = []) {
  const [other] = others;
  const salt = other === undefined ? undefined : saltOf(other);
  let code: string;
  let codeHash: string;
  do {
    code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
    codeHash = await hashPassword(code, salt);
  } while (others.includes(codeHash));
  const expiresAt = new Date(present.getTime() + MINUTES_VALID * 60_000);
  return { code, codeHash, tries: 0, createdAt: present, expiresAt };
}

export type NewCode = Awaited<ReturnType<typeof makeCode>>;
