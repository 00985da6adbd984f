import { createHash, randomBytes } from 'node:crypto';
import { RELEASE_COOKIE, readCookie } from '@marketplace/contracts/cookies';

const COOKIE_SECONDS = 30 * 24 * 3600;
/** Four bytes are enough to tell the smallest shares apart. */
const LOTS = 2 ** 32;

interface Drawn<Group> {
  /** `undefined` for a visitor of the live composition. */
  group?: Group;
  /** `Set-Cookie` for a visitor without a lot. */
  cookie?: string;
}

/**
 * Decides whether a visitor gets a canary. The visitor's cookie holds a lot: random digits that never change.
 * The lot is hashed with the canary's version, so that each canary gets other visitors, and a canary whose
 * share grows keeps the visitors it has.
 */
export function assignCanary<Group extends { version: string; share: number }>(
  groups: readonly Group[],
  cookies: string,
  isSecure: boolean,
): Drawn<Group> {
  if (groups.length === 0) return {};
  const known = readCookie(cookies, RELEASE_COOKIE);
  const hasLot = known !== undefined && /^[\da-f]{16}$/.test(known);
  const lot = hasLot ? known : randomBytes(8).toString('hex');
  const group = groups.find(({ version, share }) => placeOf(lot, version) < share);
  return { ...(group && { group }), ...(!hasLot && { cookie: cookieOf(lot, isSecure) }) };
}

/** From 0 to 1, the same for the same lot and version. */
const placeOf = (lot: string, version: string) =>
  createHash('sha256').update(`${lot} ${version}`).digest().readUInt32BE() / LOTS;

const cookieOf = (lot: string, isSecure: boolean) =>
  `${RELEASE_COOKIE}=${lot}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
