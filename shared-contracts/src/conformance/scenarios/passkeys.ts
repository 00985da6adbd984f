import { randomUUID } from 'node:crypto';
import {
  addPasskey,
  deletePasskey,
  listPasskeys,
  signInByPasskey,
  startPasskey,
  startPasskeySignIn,
} from '../../contracts/api/passkeys';
import type { Tester } from '../createTester';
import type { Credentials } from './session';

const NOTHING = 'bm90aGluZw';
const IDS = { id: NOTHING, rawId: NOTHING, type: 'public-key' } as const;

/**
 * Requests options for passkeys. No authenticator signs them, so that passkeys with an unknown
 * challenge must be refused.
 */
export async function tryPasskeys(
  { call, refuse }: Tester,
  { password }: Credentials,
  token: string,
): Promise<void> {
  await call(listPasskeys, {}, { token });
  await call(startPasskey, { body: { currentPassword: password } }, { token });
  const response = { clientDataJSON: NOTHING, attestationObject: NOTHING };
  const added = { body: { credential: { ...IDS, response } } };
  const request = 'a challenge that was not given out';
  await refuse(addPasskey, added, { request, expected: [400], token, isOnlyRefused: true });
  const unknown = { params: { uuid: randomUUID() }, body: { currentPassword: password } };
  await refuse(deletePasskey, unknown, {
    request: 'a passkey that does not exist',
    expected: [404],
    token,
    isOnlyRefused: true,
  });
  await call(startPasskeySignIn, {});
  const signed = { clientDataJSON: NOTHING, authenticatorData: NOTHING, signature: NOTHING };
  const signIn = { body: { credential: { ...IDS, response: signed } } };
  await refuse(signInByPasskey, signIn, { request, expected: [400], isOnlyRefused: true });
}
