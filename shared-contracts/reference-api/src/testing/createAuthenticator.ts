import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Values that a test forges. */
interface Lies {
  origin?: string;
  rpId?: string;
  /** False if the authenticator did not verify the person. */
  isVerified?: boolean;
  counter?: number;
  /** Id of another credential. */
  id?: string;
  userHandle?: string;
  crossOrigin?: boolean;
  /** Format and CBOR of the statement about the maker of the authenticator. */
  statement?: { format: string; cbor: Buffer };
}

const FLAGS = { present: 0x01, verified: 0x04, hasKey: 0x40 };
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encode = (data: Buffer) => data.toString('base64url');

/**
 * Creates an authenticator in software with one ES256 key, which makes passkeys and signs challenges
 * as a phone does.
 */
export function createAuthenticator(site: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge,
        origin: lies.origin ?? site.origin,
        crossOrigin: lies.crossOrigin ?? false,
      }),
    );
  const authenticatorData = (flags: number, lies: Lies, key = Buffer.alloc(0)) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(lies.counter ?? counter);
    const verified = lies.isVerified === false ? 0 : FLAGS.verified;
    const head = Buffer.from([flags | FLAGS.present | verified]);
    return Buffer.concat([sha256(lies.rpId ?? site.rpId), head, counted, key]);
  };
  const ids = (lies: Lies) => {
    const id = lies.id ?? encode(credentialId);
    return { id, rawId: id, type: 'public-key' };
  };

  return {
    id: encode(credentialId),
    /** Makes a passkey: the browser's `navigator.credentials.create`. */
    create({ challenge }: { challenge: string }, lies: Lies = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey()]);
      const data = authenticatorData(FLAGS.hasKey, lies, key);
      return {
        ...ids(lies),
        response: {
          clientDataJSON: encode(clientData('webauthn.create', challenge, lies)),
          attestationObject: encode(attestation(data, lies.statement)),
          transports: ['internal', 'hybrid'],
        },
        clientExtensionResults: {},
      };
    },
    /** Signs a challenge: the browser's `navigator.credentials.get`. */
    get({ challenge }: { challenge: string }, lies: Lies = {}) {
      counter += 1;
      const data = authenticatorData(0, lies);
      const json = clientData('webauthn.get', challenge, lies);
      return {
        ...ids(lies),
        response: {
          clientDataJSON: encode(json),
          authenticatorData: encode(data),
          signature: encode(sign('sha256', Buffer.concat([data, sha256(json)]), privateKey)),
          userHandle: lies.userHandle,
        },
        clientExtensionResults: {},
      };
    },
  };

  /** The public key as CBOR: a map of type (EC2), algorithm (ES256), curve (P-256), x and y. */
  function coseKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coordinate = (value: string) => Buffer.from(value, 'base64url');
    return Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      coordinate(x),
      Buffer.from('225820', 'hex'),
      coordinate(y),
    ]);
  }
}

const NO_STATEMENT: NonNullable<Lies['statement']> = { format: 'none', cbor: Buffer.from([0xa0]) };

/** CBOR of `{ fmt, attStmt, authData }`. */
function attestation(data: Buffer, { format, cbor } = NO_STATEMENT): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  const text = (value: string) =>
    Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text(format),
    text('attStmt'),
    cbor,
    text('authData'),
    Buffer.from([0x59]),
    length,
    data,
  ]);
}
