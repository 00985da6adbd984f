import {
  constants,
  createPrivateKey,
  createPublicKey,
  createSign,
  createVerify,
  type KeyObject,
  privateDecrypt,
  publicEncrypt,
} from 'node:crypto';
import { ProviderError } from './askProvider';

/** Own private key and the other side's public key, as PEM or as the base64 that Nagad hands out. */
export interface NagadKeys {
  privateKey: string;
  publicKey: string;
}

/** A message to the other side: encrypted for it and signed by us, both in base64. */
export interface Sealed {
  sensitiveData: string;
  signature: string;
}

/** Encryption by RSA with PKCS #1 v1.5, signatures by RSA with SHA-256 over the plain JSON. */
export function nagadCipher({ privateKey, publicKey }: NagadKeys) {
  const own = readPrivateKey(privateKey);
  const theirs = readPublicKey(publicKey);
  return {
    seal(content: object): Sealed {
      const plain = Buffer.from(JSON.stringify(content));
      const sealed = publicEncrypt({ key: theirs, padding: constants.RSA_PKCS1_PADDING }, plain);
      return {
        sensitiveData: sealed.toString('base64'),
        signature: createSign('sha256').update(plain).sign(own, 'base64'),
      };
    },
    /** @throws ProviderError, one and the same, unless it was encrypted for us and signed by them */
    open({ sensitiveData, signature }: Sealed): Record<string, unknown> {
      try {
        const plain = decrypt(own, Buffer.from(sensitiveData, 'base64'));
        if (createVerify('sha256').update(plain).verify(theirs, signature, 'base64')) {
          return JSON.parse(plain.toString());
        }
      } catch {
        // Told below; a reason would help whoever guesses.
      }
      throw new ProviderError('a sealed message cannot be opened');
    },
  };
}

/** @throws Error where it is no RSA key, or a short one */
export function readPrivateKey(text: string): KeyObject {
  if (text.includes('-----')) return assertLong(createPrivateKey(text));
  const key = Buffer.from(text, 'base64');
  return assertLong(createPrivateKey({ key, format: 'der', type: 'pkcs8' }));
}

/** @throws Error where it is no RSA key, or a short one */
export function readPublicKey(text: string): KeyObject {
  if (text.includes('-----')) return assertLong(createPublicKey(text));
  const key = Buffer.from(text, 'base64');
  return assertLong(createPublicKey({ key, format: 'der', type: 'spki' }));
}

/** As strong as 112 bits, which is the least that is taken for safe; Nagad hands out no shorter ones. */
const SHORTEST_KEY_BITS = 2048;

function assertLong(key: KeyObject): KeyObject {
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (key.asymmetricKeyType === 'rsa' && bits >= SHORTEST_KEY_BITS) return key;
  throw new Error('not an RSA key of 2048 bits or more');
}

const PADDING = { head: Buffer.from([0, 2]), shortest: 8 };

/**
 * Node refuses this padding for decryption, because a server that anybody can ask to decrypt gives its
 * key away by how it fails. Only replies to our own requests over TLS come here, and all failures are one.
 */
function decrypt(key: KeyObject, sealed: Buffer): Buffer {
  const padded = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, sealed);
  const end = padded.indexOf(0, PADDING.head.length);
  const isPadded = padded.subarray(0, PADDING.head.length).equals(PADDING.head);
  if (!isPadded || end < PADDING.head.length + PADDING.shortest) throw new Error('bad padding');
  return padded.subarray(end + 1);
}
