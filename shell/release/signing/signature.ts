import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import * as z from 'zod/mini';
import { keyId } from './keyPair';
import { EVERY_PART, type TrustedKeys } from './trustedKeys';

/** Content of `release.json.sig`. */
const schema = z.object({
  /** Id of the key (`keyId`). */
  key: z.string(),
  /** Ed25519 over the bytes of `release.json`, in base64. */
  signature: z.string(),
});

/** Signs the bytes of a `release.json`, which name every other file of the release by its hash. */
export function signManifest(manifest: Buffer, privateKey: KeyObject): Buffer {
  const signature = sign(null, manifest, privateKey).toString('base64');
  return Buffer.from(JSON.stringify({ key: keyId(createPublicKey(privateKey)), signature }));
}

/**
 * @param signature content of `release.json.sig`
 * @throws Error saying why the manifest is not to be trusted
 */
export function verifyManifest(
  manifest: Buffer,
  signature: Buffer,
  part: string,
  trusted: TrustedKeys,
): void {
  const { key, signature: value } = schema.parse(JSON.parse(signature.toString()));
  const known = Object.hasOwn(trusted, key) ? trusted[key] : undefined;
  if (!known) throw new Error(`It is signed by the key ${key}, which RELEASE_TRUST does not name.`);
  if (!known.parts.includes(EVERY_PART) && !known.parts.includes(part)) {
    throw new Error(
      `It is signed by the key ${key}, which RELEASE_TRUST does not name for ${part}.`,
    );
  }
  const bytes = Buffer.from(value, 'base64');
  // Node passes over what is no base64: the text must be the one that was written.
  const isWhole = bytes.toString('base64') === value;
  if (!isWhole || !verify(null, manifest, createPublicKey(known.publicKey), bytes)) {
    throw new Error(`It is not what was signed by the key ${key}.`);
  }
}
