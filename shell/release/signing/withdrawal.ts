import type { KeyObject } from 'node:crypto';
import { type Signature, signBytes, verifyBytes } from './signature';
import type { TrustedKeys } from './trustedKeys';

/**
 * Returns the text that is signed to withdraw a release. Unlike a `release.json`, the text has no
 * `name`, so its signature cannot pass as the signature of a release.
 */
const statementOf = (part: string, version: string) =>
  Buffer.from(JSON.stringify({ withdrawn: { part, version } }));

/** Signs that a release must never go live again in any channel. */
export const signWithdrawal = (part: string, version: string, privateKey: KeyObject): Signature =>
  signBytes(statementOf(part, version), privateKey);

/** True if a key that is trusted for the part has signed this release's withdrawal. */
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
