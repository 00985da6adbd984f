import type { SignInReply } from '@marketplace/contracts/api/auth';
import {
  addPasskey,
  listPasskeys,
  signInByPasskey,
  startPasskey,
  startPasskeySignIn,
} from '@marketplace/contracts/api/passkeys';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import {
  hasPlatformAuthenticator,
  makePasskey,
  signByPasskey,
} from '@marketplace/contracts/client/passkeyCeremonies';
import { callApi } from '../../contracts';

/**
 * Signs in by a passkey that the visitor chooses.
 * @returns the token, or `undefined` if the visitor cancelled
 */
export async function requestPasskeySignIn(signal: AbortSignal): Promise<SignInReply | undefined> {
  const options = await callApi(startPasskeySignIn, { signal });
  const credential = await signByPasskey(options, signal);
  return credential && callApi(signInByPasskey, { body: { credential }, signal });
}

/**
 * Makes a passkey on this device and saves it. Needs no password, because the customer has just
 * signed in.
 * @returns false if the customer cancelled
 */
export async function savePasskey(signal: AbortSignal): Promise<boolean> {
  const options = await callApi(startPasskey, { body: {}, signal });
  const credential = await makePasskey(options, signal);
  if (!credential) return false;
  await callApi(addPasskey, { body: { credential }, signal });
  return true;
}

/** True if the device can hold a passkey, and the customer has none. */
export async function isPasskeyMissing(): Promise<boolean> {
  if (!(await hasPlatformAuthenticator()) || !(await isCallSupported(addPasskey))) return false;
  return (await callApi(listPasskeys)).items.length === 0;
}
