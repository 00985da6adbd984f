import { generateKeyPairSync } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keyId } from './keyPair';
import { signManifest } from './signature';
import { EVERY_PART, type TrustedKeys } from './trustedKeys';

/**
 * Creates a key, and writes a file that makes only its readers trust the key. The private key is
 * never stored, so it is lost when this process ends.
 * @param file the file to write
 * @param others further keys that the file shall contain
 * @returns function that signs the bytes of a `release.json`
 */
export async function createLocalKey(
  file: string,
  others: TrustedKeys = {},
): Promise<(manifest: Buffer) => Buffer> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const trusted = { ...others, [keyId(publicKey)]: { publicKey: pem, parts: [EVERY_PART] } };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(trusted));
  return (manifest) => signManifest(manifest, privateKey);
}
