import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { DataContext } from '../database/schema';
import { createToken, hashOf } from '../http/accessTokens';
import { lifetimeStart } from '../http/testSession';

/** Time for which a challenge may be signed, and for which browsers wait, in milliseconds. */
export const CHALLENGE_MS = 5 * 60_000;

/** Owner and purpose of a challenge. */
interface Holder {
  purpose: 'add' | 'sign-in';
  /** Token of the session that adds a passkey, or of the cookie of the browser that signs in. */
  token: string;
  /** The customer who adds a passkey. */
  customerUuid?: string;
}

/** Creates a challenge, which replaces the holder's challenge for the same purpose. */
export async function createChallenge(
  { db, now }: DataContext,
  { purpose, token, customerUuid }: Holder,
): Promise<string> {
  const challenge = createToken();
  const holderHash = hashOf(token);
  await db
    .deleteFrom('passkeyChallenges')
    .where('holderHash', '=', holderHash)
    .where('purpose', '=', purpose)
    .execute();
  await db
    .insertInto('passkeyChallenges')
    .values({
      challengeHash: hashOf(challenge),
      purpose,
      holderHash,
      customerUuid: customerUuid ?? null,
      createdAt: lifetimeStart(now()),
      expiresAt: new Date(now().getTime() + CHALLENGE_MS),
    })
    .execute();
  return challenge;
}

/**
 * Uses up the challenge that an authenticator signed, before the signature is checked, so that no
 * challenge can be tried twice.
 * @returns the challenge, or `undefined` if it is used, expired, or another holder's
 */
export async function spendChallenge(
  { db, now }: DataContext,
  clientDataJSON: string,
  { purpose, token, customerUuid }: Holder,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const spent = await db
    .deleteFrom('passkeyChallenges')
    .where('challengeHash', '=', hashOf(challenge))
    .where('purpose', '=', purpose)
    .where('holderHash', '=', hashOf(token))
    .where('customerUuid', 'is not distinct from', customerUuid ?? null)
    .where('expiresAt', '>', now())
    .returning('purpose')
    .executeTakeFirst();
  return spent && challenge;
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge }: { challenge?: unknown } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

export async function deleteExpiredChallenges({ db, now }: DataContext): Promise<void> {
  const since = new Date(now().getTime() - CHALLENGE_MS);
  await db.deleteFrom('passkeyChallenges').where('createdAt', '<', since).execute();
}
