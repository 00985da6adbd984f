import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import * as z from 'zod/mini';
import { keyId } from './keyPair';
import { EVERY_PART, type TrustedKeys } from './trustedKeys';

/** Content of `release.json.sig`, and of a release's entry in the registry's `withdrawn`. */
export const signatureSchema = z.object({
  /** Id of the key (`keyId`). */
  key: z.string(),
  /** Ed25519 signature of the bytes, in base64. */
  signature: z.string(),
});

export type Signature = z.infer<typeof signatureSchema>;

export function signBytes(bytes: Buffer, privateKey: KeyObject): Signature {
  const signature = sign(null, bytes, privateKey).toString('base64');
  return { key: keyId(createPublicKey(privateKey)), signature };
}

/** Signs the bytes of a `release.json`, which contains the hashes of all other files. */
export function signManifest(manifest: Buffer, privateKey: KeyObject): Buffer {
  return Buffer.from(JSON.stringify(signBytes(manifest, privateKey)));
}

/**
 * @param signature content of `release.json.sig`
 * @throws Error that says why the manifest is not trusted
 */
export function verifyManifest(
  manifest: Buffer,
  signature: Buffer,
  part: string,
  trusted: TrustedKeys,
): void {
  verifyBytes(manifest, signatureSchema.parse(JSON.parse(signature.toString())), part, trusted);
}

/** @throws Error that says why the bytes are not trusted for the part */
export function verifyBytes(
  signed: Buffer,
  { key, signature: value }: Signature,
  part: string,
  trusted: TrustedKeys,
): void {
  const known = Object.hasOwn(trusted, key) ? trusted[key] : undefined;
  if (!known) throw new Error(`It is signed by the key ${key}, which RELEASE_TRUST does not name.`);
  if (!known.parts.includes(EVERY_PART) && !known.parts.includes(part)) {
    throw new Error(
      `It is signed by the key ${key}, which RELEASE_TRUST does not name for ${part}.`,
    );
  }
  const bytes = Buffer.from(value, 'base64');
  // Node ignores invalid base64, so the decoded bytes are encoded again and compared.
  const isWhole = bytes.toString('base64') === value;
  if (!isWhole || !verify(null, signed, createPublicKey(known.publicKey), bytes)) {
    throw new Error(`It is not what was signed by the key ${key}.`);
  }
}
