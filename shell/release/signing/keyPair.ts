import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { access, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withFileLock } from '../storage/fileLock';
import { EVERY_PART, trustKey } from './trustedKeys';

/** Paths of release keys; `readReleaseSettings` reads the paths from the environment. */
export interface KeyPlaces {
  /** Private key to sign with (`RELEASE_KEY`). */
  key?: string;
  /** Folder of private keys if `key` is not set: `<part>.pem`, or `all.pem` for every part. */
  folder: string;
  /** File of trusted public keys (`RELEASE_TRUST`). */
  trust: string;
}

/** First 16 hexadecimal digits of the public key's SHA-256. */
export const keyId = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

/**
 * @returns the key that signs a part's releases. On a first start, without any key, creates one for
 * all parts.
 * @throws Error that says how to create a key
 */
export async function privateKeyFor(part: string, places: KeyPlaces): Promise<KeyObject> {
  const ofAll = keyFile(places, 'all');
  const files = places.key ? [places.key] : [keyFile(places, part), ofAll];
  // Reads this first: another process may write the first key and then the file of trusted keys.
  const isFirst = !places.key && !(await exists(places.trust));
  for (const file of files) if (await exists(file)) return readPrivateKey(file, part);
  if (isFirst) return makeFirstKey(ofAll, places);
  throw new Error(
    `There is no key to sign ${part} with at ${files.join(' or ')}: make one by \`npm run release -- keys ${part}\`, or set RELEASE_KEY.`,
  );
}

/**
 * Creates a key pair for releases of the given parts, and trusts it on this machine.
 * @param name name of the key's file, without `.pem`
 * @throws Error if the file exists
 */
export async function createKeyPair(
  name: string,
  parts: readonly string[],
  places: KeyPlaces,
): Promise<{ id: string; file: string }> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const file = places.key ?? keyFile(places, name);
  const draft = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    // Unlike a rename, a link never replaces an existing file.
    await link(draft, file);
  } catch {
    throw new Error(
      `${file} cannot be made; a key that is there is never replaced: use it, or let RELEASE_KEY name another file.`,
    );
  } finally {
    await rm(draft, { force: true });
  }
  const id = keyId(publicKey);
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  await trustKey(places.trust, id, { publicKey: pem, parts: [...parts] });
  return { id, file };
}

/**
 * Creates the key for all parts under a lock. If several parts are published at the same time, one
 * process creates the key and the others read it.
 */
async function makeFirstKey(file: string, places: KeyPlaces): Promise<KeyObject> {
  await mkdir(places.folder, { recursive: true });
  return withFileLock(path.join(places.folder, 'first.lock'), async () => {
    if (!(await exists(file))) await createKeyPair('all', [EVERY_PART], places);
    return readPrivateKey(file, 'all');
  });
}

const keyFile = ({ folder }: KeyPlaces, name: string) => path.join(folder, `${name}.pem`);

async function readPrivateKey(file: string, part: string): Promise<KeyObject> {
  try {
    return createPrivateKey(await readFile(file));
  } catch {
    throw new Error(
      `${file} holds no private key that can be read: let RELEASE_KEY name one, or remove the file and run \`npm run release -- keys ${part}\`.`,
    );
  }
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
