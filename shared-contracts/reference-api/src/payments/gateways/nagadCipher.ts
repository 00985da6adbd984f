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

/** The shop's private key and Nagad's public key, as PEM or as DER in base64, which Nagad uses. */
export interface NagadKeys {
  privateKey: string;
  publicKey: string;
}

/** A message that the sender has encrypted for the receiver and signed, in base64. */
export interface Sealed {
  sensitiveData: string;
  signature: string;
}

/**
 * Encrypts messages to Nagad, and decrypts messages from Nagad. Encrypts with RSA and PKCS #1 v1.5,
 * and signs the unencrypted JSON with RSA and SHA-256.
 */
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
    /**
     * Decrypts a message and checks its signature.
     * @throws ProviderError if the message was not encrypted for the shop or not signed by Nagad.
     * The error is the same in both cases
     */
    open({ sensitiveData, signature }: Sealed): Record<string, unknown> {
      try {
        const plain = decrypt(own, Buffer.from(sensitiveData, 'base64'));
        if (createVerify('sha256').update(plain).verify(theirs, signature, 'base64')) {
          return JSON.parse(plain.toString());
        }
      } catch {
        // This error is ignored. The error below states no reason, because that would help an
        // attacker.
      }
      throw new ProviderError('a sealed message cannot be opened');
    },
  };
}

/** @throws Error if the text is not an RSA key, or if the key is too short */
export function readPrivateKey(text: string): KeyObject {
  if (text.includes('-----')) return assertLong(createPrivateKey(text));
  const key = Buffer.from(text, 'base64');
  return assertLong(createPrivateKey({ key, format: 'der', type: 'pkcs8' }));
}

/** @throws Error if the text is not an RSA key, or if the key is too short */
export function readPublicKey(text: string): KeyObject {
  if (text.includes('-----')) return assertLong(createPublicKey(text));
  const key = Buffer.from(text, 'base64');
  return assertLong(createPublicKey({ key, format: 'der', type: 'spki' }));
}

/**
 * Minimum length of a key. 2048 bits give a strength of 112 bits, which is the minimum that counts
 * as safe. Nagad's keys are at least as long.
 */
const SHORTEST_KEY_BITS = 2048;

function assertLong(key: KeyObject): KeyObject {
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (key.asymmetricKeyType === 'rsa' && bits >= SHORTEST_KEY_BITS) return key;
  throw new Error('not an RSA key of 2048 bits or more');
}

const PADDING = { head: Buffer.from([0, 2]), shortest: 8 };

/**
 * Decrypts a message, and removes the padding itself. Node refuses this padding, because a server
 * that decrypts anybody's messages could reveal secrets by its failures. Here, only replies to the
 * shop's own requests over TLS are decrypted, and all failures look the same.
 */
function decrypt(key: KeyObject, sealed: Buffer): Buffer {
  const padded = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, sealed);
  const end = padded.indexOf(0, PADDING.head.length);
  const isPadded = padded.subarray(0, PADDING.head.length).equals(PADDING.head);
  if (!isPadded || end < PADDING.head.length + PADDING.shortest) throw new Error('bad padding');
  return padded.subarray(end + 1);
}
