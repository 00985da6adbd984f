import type { KeyObject } from 'node:crypto';
import { type Signature, signBytes, verifyBytes } from './signature';
import type { TrustedKeys } from './trustedKeys';

/** Unlike a `release.json`, it has no `name`: neither is taken for the other. */
const statementOf = (part: string, version: string) =>
  Buffer.from(JSON.stringify({ withdrawn: { part, version } }));

/** Signs that a release is never to go live again, in any channel. */
export const signWithdrawal = (part: string, version: string, privateKey: KeyObject): Signature =>
  signBytes(statementOf(part, version), privateKey);

/** True if a key that is trusted for the part has signed the withdrawal of this release. */
export function isWithdrawal(
  part: string,
  version: string,
  signature: Signature,
  trusted: TrustedKeys,
): boolean {
  try {
    verifyBytes(statementOf(part, version), signature, part, trusted);
    return true;
  } catch {
    return false;
  }
}
