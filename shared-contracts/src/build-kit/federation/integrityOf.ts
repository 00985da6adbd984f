import { createHash } from 'node:crypto';

/**
 * Returns the Subresource Integrity value of a file in a release. A document contains about ten of
 * these values, and hashes cannot be compressed. So the algorithm is SHA-256, which takes 16 bytes
 * less than SHA-384. Neither can be forged.
 */
export const integrityOf = (content: Buffer | string, algorithm = 'sha256'): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** @param integrity value from a release of any age; older releases use SHA-384 */
export const isIntact = (content: Buffer, integrity: string): boolean =>
  integrityOf(content, integrity.startsWith('sha384-') ? 'sha384' : 'sha256') === integrity;
