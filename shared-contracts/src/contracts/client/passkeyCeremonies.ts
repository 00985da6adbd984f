import type {
  NewCredential,
  PasskeyOptions,
  PasskeySignInOptions,
  SignedChallenge,
} from '../api/passkeys';

/** An address of numbers has no passkeys: they belong to a domain. */
const NUMERIC_HOST = /^[\d.]+$|:/;

/** True if the browser can use passkeys at this address. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !NUMERIC_HOST.test(location.hostname);

/** True if this device itself can hold passkeys, e.g. behind a fingerprint. */
export const hasPlatformAuthenticator = async (): Promise<boolean> =>
  canUsePasskeys() && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();

/**
 * Lets the browser make a passkey. The browser asks the person for a fingerprint, a face or a PIN.
 * @returns the new credential for `addPasskey`, or `undefined` if the person cancelled
 */
export async function makePasskey(
  options: PasskeyOptions,
  signal?: AbortSignal,
): Promise<NewCredential | undefined> {
  const { challenge, user, excludeCredentials } = options;
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...options,
    challenge: toBytes(challenge),
    user: { ...user, id: toBytes(user.id) },
    excludeCredentials: excludeCredentials.map(({ id, type, transports }) => ({
      type,
      id: toBytes(id),
      // The cast is safe: browsers ignore transports that they do not know.
      transports: transports as AuthenticatorTransport[],
    })),
  };
  const made = await unlessCancelled(navigator.credentials.create({ publicKey, signal }));
  if (!made) return undefined;
  // The casts are safe: `publicKey` was asked for.
  const { id, rawId, response } = made as PublicKeyCredential;
  const { clientDataJSON, attestationObject, getTransports } =
    response as AuthenticatorAttestationResponse;
  return {
    id,
    rawId: toText(rawId),
    type: 'public-key',
    response: {
      clientDataJSON: toText(clientDataJSON),
      attestationObject: toText(attestationObject),
      transports: getTransports?.call(response),
    },
  };
}

/**
 * Lets the person choose a passkey of this site, and signs the challenge with it.
 * @returns the signed challenge for `signInByPasskey`, or `undefined` if the person cancelled
 */
export async function signByPasskey(
  { challenge, ...options }: PasskeySignInOptions,
  signal?: AbortSignal,
): Promise<SignedChallenge | undefined> {
  const publicKey = { ...options, challenge: toBytes(challenge) };
  const signed = await unlessCancelled(navigator.credentials.get({ publicKey, signal }));
  if (!signed) return undefined;
  // The casts are safe: `publicKey` was asked for.
  const { id, rawId, response } = signed as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    response as AuthenticatorAssertionResponse;
  return {
    id,
    rawId: toText(rawId),
    type: 'public-key',
    response: {
      clientDataJSON: toText(clientDataJSON),
      authenticatorData: toText(authenticatorData),
      signature: toText(signature),
      userHandle: userHandle && toText(userHandle),
    },
  };
}

/** Browsers tell neither whether the person cancelled nor whether the device has no passkey. */
const CANCELLED = ['NotAllowedError', 'AbortError'];

async function unlessCancelled<Result>(asked: Promise<Result>): Promise<Result | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof DOMException && CANCELLED.includes(error.name)) return undefined;
    throw error;
  }
}

// Own conversions, because Chromium before 129 lacks `parseCreationOptionsFromJSON` and `toJSON`.
const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );

const toText = (buffer: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
