import type { NewCredential, SignedChallenge } from '@marketplace/contracts/api/passkeys';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { ApiContext } from '../http/Handlers';

/**
 * Signature algorithms of passkeys (COSE): EdDSA, ES256 and RS256. Others are left out, because not
 * every Node release can verify them.
 */
export const ALGORITHMS = [-8, -7, -257];

/** Id, origin and name of the site for which passkeys are valid. */
export function relyingParty({ publicUrls, brandNames }: ApiContext) {
  const { hostname, origin } = new URL(publicUrls.shop);
  return { id: hostname, origin, name: brandNames[0] ?? hostname };
}

/** The id under which an authenticator stores a customer: the bytes of the uuid, in base64url. */
export const userHandleOf = (customerUuid: string) =>
  Buffer.from(customerUuid.replaceAll('-', ''), 'hex').toString('base64url');

/**
 * Verifies a new credential: challenge, site, and that the authenticator has verified the person.
 * @returns key and counter to store, or `undefined` if the credential is refused
 */
export async function verifyNewCredential(
  context: ApiContext,
  { response, ...credential }: NewCredential,
  challenge: string,
) {
  const { id, origin } = relyingParty(context);
  return orRefusal(context, async () => {
    assertHarmless(response.attestationObject);
    const { registrationInfo } = await verifyRegistrationResponse({
      // The type allows only known transports; the library reads none.
      response: { ...credential, response: { ...response, transports: [] }, ...NO_EXTENSIONS },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    const key = registrationInfo?.credential;
    // The id in the signed data may be another one than the checked `credential.id`.
    if (key?.id !== credential.id) return undefined;
    return {
      credentialId: key.id,
      publicKey: isoBase64URL.fromBuffer(key.publicKey),
      counter: key.counter,
    };
  });
}

/**
 * Refuses attestation with certificates, which no browser sends to a site that asks for no
 * attestation. The library would fetch revocation lists from URLs in the certificates.
 * @throws Error
 */
function assertHarmless(attestationObject: string): void {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  if (format === 'none') return;
  const isSigned = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  if (!isSigned) throw new Error(`Attestation of the format ${format} is not accepted`);
}

interface StoredKey {
  customerUuid: string;
  credentialId: string;
  publicKey: string;
  counter: number;
}

/**
 * Verifies a signed challenge with a stored key: signature, challenge, site, counter, and that the
 * authenticator has verified the person.
 * @returns the signature's counter, or `undefined` if the sign-in is refused
 */
export async function verifySignedChallenge(
  context: ApiContext,
  { response, ...credential }: SignedChallenge,
  { challenge, key }: { challenge: string; key: StoredKey },
): Promise<number | undefined> {
  const { id, origin } = relyingParty(context);
  const userHandle = response.userHandle ?? undefined;
  if (userHandle !== undefined && userHandle !== userHandleOf(key.customerUuid)) return undefined;
  return orRefusal(context, async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response: { ...response, userHandle }, ...NO_EXTENSIONS },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: key.credentialId,
        publicKey: isoBase64URL.toBuffer(key.publicKey),
        counter: key.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  });
}

const NO_EXTENSIONS = { clientExtensionResults: {} };

/** The library throws for each reason to refuse. Only the log tells the reason. */
async function orRefusal<Result>(
  { log }: ApiContext,
  verify: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  try {
    return await verify();
  } catch (error) {
    log.info({ event: 'passkey-refused', reason: error instanceof Error ? error.message : error });
    return undefined;
  }
}
