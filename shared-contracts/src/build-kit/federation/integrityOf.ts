import { createHash } from 'node:crypto';

/**
 * Subresource Integrity value of a file of a release. Documents carry some ten of them, which compress to
 * nothing: by SHA-256 each has 16 bytes less than by SHA-384, and nobody can forge either.
 */
export const integrityOf = (content: Buffer | string, algorithm = 'sha256'): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** @param integrity as a release of any age names it: older ones name SHA-384 */
export const isIntact = (content: Buffer, integrity: string): boolean =>
  integrityOf(content, integrity.startsWith('sha384-') ? 'sha384' : 'sha256') === integrity;
